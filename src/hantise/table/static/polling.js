// A line without a socket: plain requests, one after another each way, with the face of a WebSocket. Both ways are numbered (see
// server/polled.py): a request may be sent again, by us or by whatever lies between, and does and says everything once.
const PATIENCE = 4000      // ms for an answer; news are waited for at the other side for less than that
const AGAIN = 2            // times that a request is sent again before the line is given up

export class Polling {
  readyState = 0
  #queue = []
  #speaking = false
  #n = 0
  #address
  #query

  constructor(address) {
    [this.#address, this.#query] = address.split(/(?=\?)/)
    this.#open()
  }

  // Is nothing said that was not heard?
  get idle() { return !this.#speaking && !this.#queue.length }

  send(text) {
    if (text === '' || this.readyState !== 1) return               // every answer is a heartbeat
    this.#queue.push(text)
    this.#speak()
  }

  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.()
  }

  async #open() {
    const found = await this.#ask('', {})
    if (this.readyState !== 0) return
    if (!found?.line) { this.close(); return }
    this.#address += '/' + found.line
    this.readyState = 1
    this.onopen?.()
    this.#listen()
  }

  async #speak() {
    if (this.#speaking) return
    this.#speaking = true
    while (this.#queue.length && this.readyState === 1)
      if (!await this.#ask('/say', { n: ++this.#n, say: this.#queue.splice(0, 20) })) this.close()
    this.#speaking = false
  }

  async #listen() {
    for (let got = 0; this.readyState === 1;) {
      const found = await this.#ask('/hear', { got })
      if (this.readyState !== 1) return
      if (!found) { this.close(); return }
      if (found.n === got) this.onmessage?.({ data: '' })
      else for (const data of found.said) this.onmessage?.({ data })
      got = found.n
    }
  }

  // The answer; null where there is none.
  async #ask(what, said) {
    for (let n = 0; n <= AGAIN && this.readyState < 2; n++) {
      try {
        const answer = await fetch(this.#address + what + (this.#query ?? ''), { method: 'POST', body: JSON.stringify(said), signal: AbortSignal.timeout(PATIENCE) })
        if (answer.ok) return await answer.json()
        if (answer.status < 500) return null                         // there is no such line any more
      } catch { /* once more */ }
    }
    return null
  }
}
