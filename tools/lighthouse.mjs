// Lighthouse on one page after another, in one Chromium: called by lighthouse.py, which writes a line {address, cookie} for each and
// reads a line of what Lighthouse says. The first argument is the folder in which Lighthouse lies.
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const { resolve } = createRequire(process.argv[2] + '/')
const of = async name => import(pathToFileURL(resolve(name)))
const { default: lighthouse } = await of('lighthouse')
const { launch } = await of('chrome-launcher')

const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox'] })
const flags = { port: chrome.port, onlyCategories: ['performance', 'accessibility', 'best-practices'], disableFullPageScreenshot: true }
for await (const line of createInterface({ input: process.stdin })) {
  const { address, cookie } = JSON.parse(line)
  const { lhr } = await lighthouse(address, { ...flags, extraHeaders: { Cookie: cookie } })
  console.log(JSON.stringify(lhr))
}
await chrome.kill()
