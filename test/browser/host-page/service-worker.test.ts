import { expect } from 'chai'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byDay } from '../../kit/night'
import { bookingBody } from '../../kit/fixtures'
import { visit } from '../kit/diner'
import { dist, startServer, timesPage, type Server } from '../kit/site'
import { skipToComplete } from '../kit/visits'

/** What a worker of the page's own server answers in place of the back end. `moved` redirects to a page. */
const wrongAnswers = (moved: string) => ({
  'an HTML page': `() => new Response('<h1>Offline</h1>', { headers: { 'Content-Type': 'text/html' } })`,
  "another call's answer": `() => Response.json([{ id: 'cork', name: 'Milano Cork' }])`,
  'a network error': '() => Response.error()',
  'an opaque response': `({ url }) => fetch(url, { mode: 'no-cors' })`,
  'a redirected page': `() => fetch('${moved}')`,
  'an empty body': '() => new Response(null)',
  'a body of 50 MB': "() => new Response(new Blob(Array(50).fill(' '.repeat(1_000_000))))",
  'nothing, for ever': '() => new Promise(() => {})',
})

/** It answers wrongly to the calls that the page tells it. */
const workerWith = (moved: string) => `
  let wrong = {}
  oninstall = () => skipWaiting()
  onactivate = (event) => event.waitUntil(clients.claim())
  onmessage = ({ data, ports: [port] }) => { wrong = data; port.postMessage('done') }
  const answers = { ${Object.entries(wrongAnswers(moved)).map((entry) => `"${entry.join('": ')}`)} }
  onfetch = (event) => {
    const { url } = event.request
    const [, answer] = Object.entries(wrong).find(([path]) => url.includes(path)) ?? []
    if (answer) event.respondWith(answers[answer](event.request))
  }`

const create = 'POST /api/bookings/create'
const all = Object.keys(wrongAnswers(''))

/** Answers that make no sense, of other calls too: test/api/invalid-bodies.test.ts. */
describe('Browser: a service worker that answers wrongly', () => {
  /** Has the build with the worker beside it. */
  let folder: string
  let other: Server
  before(async () => {
    other = await startServer(({ url }, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*')
      if (url === '/moved') response.writeHead(302, { Location: '/sign-in' }).end()
      else response.setHeader('Content-Type', 'text/html').end('<h1>Sign in</h1>')
    })
    folder = mkdtempSync(join(tmpdir(), 'tavola-worker-'))
    for (const file of readdirSync(dist)) symlinkSync(join(dist, file), join(folder, file))
    writeFileSync(join(folder, 'worker.js'), workerWith(`${other.origin}/moved`))
  })
  after(() => {
    rmSync(folder, { recursive: true })
    other.close()
  })

  async function visitBehindWorker() {
    const diner = await visit({
      page: timesPage,
      dist: folder,
      isAlone: true,
      answers: { [create]: bookingBody({ bookingReference: 'MB-1234' }) },
    })
    await diner.page.evaluate(
      `navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)`,
    )
    await diner.page.waitForFunction('navigator.serviceWorker.controller')
    const misleads = (wrong: Readonly<Record<string, string>>) =>
      diner.page.evaluate(`new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        navigator.serviceWorker.controller.postMessage(${JSON.stringify(wrong)}, [port2])
      })`)
    return { ...diner, misleads }
  }

  for (const answer of byDay(all, (answer) => /opaque|50 MB|ever/.test(answer)))
    it(`submit.unknown: a create answered with ${answer} is sent again only on purpose`, async () => {
      const diner = await visitBehindWorker()
      await skipToComplete(diner)
      await diner.misleads({ 'bookings/create': answer })
      await diner.presses('Complete Booking')
      if (/ever/.test(answer)) await diner.waits(30_000)
      const banner = diner.page.getByRole('alert')
      await banner.getByText(/may have gone through/).waitFor()
      expect(await diner.has('text', /Booking Confirmed|MB-/i)).to.equal(false)
      expect(diner.api.sent(create)).to.deep.equal([])
      await diner.misleads({})
      await diner.presses('Send again')
      await diner.finds('heading', /^booking confirmed$/i)
      await diner.finds('text', 'MB-1234')
      expect(diner.api.sent(create)).to.have.length(1)
    })
})
