"""Notices: somebody who is not at the table learns that it waits for him, if he wants to.

book.py      who wants what, and what was sent: tables of the store
post.py      when a notice is due, what it says, and that it goes
push.py      the encryption and signature of web push
courier.py   the way out, and where it does not lead
pages.py     the page on which people choose
"""
