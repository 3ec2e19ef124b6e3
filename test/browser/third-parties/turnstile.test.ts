import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { rolldown } from 'rolldown'
import type { Page } from 'playwright-core'
import { visit } from '../kit/diner'
import { atTimes, page, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'

/** A chain's page with the package that `npm run build` has made, and the example plugin. */
const entry = (options: object) => `
  import { init } from 'tavola'
  import booking from 'tavola/plugins/booking'
  import humanVerification from 'tavola/plugins/human-verification'
  import start from 'tavola/plugins/start'
  import milano from 'tavola/themes/milano'
  import turnstile from './examples/plugins/turnstile/index.ts'
  const brand = {
    theme: milano,
    plugins: [start, booking, humanVerification, turnstile],
    options: ${JSON.stringify(options)},
  }
  const { baseUrl } = document.body.dataset
  window.handle = init({ baseUrl, container: document.querySelector('#book'), brand, ${atTimes} })`

const name = 'chain-page.js'

async function build(folder: string, options: object): Promise<void> {
  const source = {
    name: 'entry',
    resolveId: (id: string) => (id === name ? join(process.cwd(), name) : null),
    load: (id: string) => (id.endsWith(`/${name}`) ? entry(options) : null),
  }
  const bundle = await rolldown({ input: name, plugins: [source], tsconfig: false, platform: 'browser' })
  await bundle.write({ dir: folder, format: 'es', entryFileNames: name })
  await bundle.close()
}

const hostPage: HostPage = (api) =>
  page({
    body: `<div id="book"></div><script>document.body.dataset.baseUrl = '${api}'</script>
      <script type="module" src="/${name}"></script>`,
  })

/** Stands in for Cloudflare's script: a box that the diner ticks, in the element that it is given. */
const api = `window.turnstile = {
  render(container, settings) {
    window.settings = settings
    const box = document.createElement('button')
    Object.assign(box.style, { width: '300px', height: '65px' })
    box.textContent = 'Verify you are human'
    box.onclick = () => settings.callback('0.turnstile')
    container.append(box)
    return 'id'
  },
  reset: () => window.resets = (window.resets ?? 0) + 1,
  remove: () => document.querySelectorAll('button').forEach((box) => box.remove()),
}`
const isTurnstiles = /^https:\/\/challenges\.cloudflare\.com\//

describe('Browser: Cloudflare Turnstile, an example plugin, as the human check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnstile-'))
  before(() => build(folder, { turnstile: { siteKey: 'key' } }))
  after(() => rmSync(folder, { recursive: true }))

  async function visitTurnstile(answer: { status?: number; body: string }) {
    const asked: string[] = []
    const prepare = async (page: Page) => {
      await page.route(isTurnstiles, async (route) => {
        asked.push(route.request().url())
        await route.fulfill({ contentType: 'text/javascript', ...answer })
      })
      page.on('request', (request) => void (/hcaptcha\.com/.test(request.url()) && asked.push(request.url())))
    }
    const diner = await visit({ page: hostPage, dist: folder, prepare })
    await skipToComplete(diner)
    const tokens = () =>
      diner.api.sent('POST /api/bookings/create').map(({ body }) => JSON.parse(body).captchaToken as unknown)
    return { ...diner, asked, tokens }
  }

  it('its token is sent once the diner has ticked its box, which a press alone does not open', async () => {
    const diner = await visitTurnstile({ body: api })
    await diner.finds('button', 'Verify you are human')
    const { sitekey, theme, language } = await diner.page.evaluate<Record<string, string>>('settings')
    expect({ sitekey, theme, language }).to.deep.equal({ sitekey: 'key', theme: 'light', language: 'en' })
    await diner.presses('Complete Booking')
    expect(await diner.reads('alert')).to.include('Please confirm that you are human')
    await diner.presses('OK')
    await diner.presses('Verify you are human')
    await diner.finds('text', 'Thank you. The check is complete.')
    await diner.completes()
    expect(diner.tokens()).to.deep.equal(['0.turnstile'])
    expect(diner.asked).to.deep.equal([
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    ])
    expect(diner.errors).to.deep.equal([])
  })

  it('a script that does not load is reported, with another try', async () => {
    const diner = await visitTurnstile({ status: 503, body: '' })
    await diner.finds('button', 'Try again')
    expect(await diner.reads()).to.include("The check didn't work. Your details are saved.")
    expect(diner.tokens()).to.deep.equal([])
  })
})
