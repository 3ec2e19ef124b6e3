import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { variableNames } from '../../../examples/server/settings/variables'
import { formatsIn } from '../../../src/locale/formats'
import { isNight } from '../../kit/night'
import { browser, pictureFailure } from '../kit/browser'
import { dist } from '../kit/site'
import { dinerAt, type Diner } from '../kit/diner'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** As on a newcomer's machine; an empty variable counts as none. */
const unset = Object.fromEntries(
  variableNames.filter((name) => name !== 'TAVOLA_DIST').map((name) => [name, '']),
)

export interface ReferenceServer {
  readonly origin: string
  stop(): Promise<void>
}

/** The reference server as `npm start` runs it, on a free port, with its data in a folder of the test's. */
export async function startReferenceServer(dataFolder: string): Promise<ReferenceServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'examples/server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...unset, PORT: '0', TAVOLA_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  let said = ''
  for await (const chunk of server.stdout) {
    said += chunk
    const origin = /OpenAPI (http:\/\/localhost:\d+)/.exec(said)?.[1]
    if (origin) return { origin, stop: () => (server.kill('SIGTERM'), exit.then(() => undefined)) }
  }
  throw new Error(`The reference server did not start: ${said}`)
}

/** A week ahead and no Monday, on which Kinsale rests. */
const day = (() => {
  const soon = new Date(Date.now() + 7 * 86_400_000)
  if (soon.getUTCDay() === 1) soon.setUTCDate(soon.getUTCDate() + 1)
  return formatsIn('en-IE').longDate(soon.toISOString().slice(0, 10))
})()

// By day test/server holds what it answers; starting it takes as long as thirty visits.
if (isNight) describe('Browser: the reference server', suite)

function suite() {
  let data: string
  let server: ReferenceServer
  let context: BrowserContext

  before(async () => {
    data = await mkdtemp(join(tmpdir(), 'tavola-browser-'))
    server = await startReferenceServer(data)
  })
  beforeEach(async () => void (context = await (await browser()).newContext({ timezoneId: 'Europe/Dublin' })))
  afterEach(pictureFailure)
  afterEach(() => context.close())
  after(async () => {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  })

  async function arrives(path: string): Promise<Diner> {
    const page = await context.newPage()
    await page.goto(server.origin + path)
    return dinerAt(page)
  }

  it('sells a table on the inline page, which is sold for the next diner', async () => {
    const diner = await arrives('/inline.html')
    await choosesKinsale(diner)
    await diner.clicks('radio', /^19:00/)
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Complete Booking')
    await isHuman(diner)
    await diner.finds('heading', 'Booking Confirmed')
    await diner.page.close()

    const next = await arrives('/inline.html')
    await choosesKinsale(next)
    await next.finds('radio', '17:00')
    expect(await next.gets('radio', '19:00 full').count()).to.equal(1)
  })

  it('sells a table from the popup, with a menu and a card guarantee, after a declined card, and in React’s build too', async () => {
    const diner = await arrives('/popup.html')
    await diner.finds('text', 'This page runs the light build.')
    await diner.clicks('link', 'See it with React’s build')
    await diner.finds('text', 'This page runs React’s build.')
    // Its buttons do nothing before its module has run.
    await diner.page.waitForLoadState()
    await opens(diner, 'Temple Bar')
    await diner.clicks('radio', 'Three courses')
    await diner.presses('Next')
    await diner.fillsDetails()
    await diner.presses('Complete Booking')
    await isHuman(diner)
    await diner.finds('text', 'Sandbox - no real card')
    await paysWith(diner, '4000 0000 0000 0002')
    await diner.page.getByRole('checkbox', { name: /terms/ }).check()
    await diner.presses('Complete Booking')
    await diner.page
      .getByRole('alert')
      .getByText(/wasn't accepted/)
      .waitFor()
    await diner.presses('OK')
    await paysWith(diner, '4111 1111 1111 1111')
    await diner.completes()
    await diner.finds('text', 'up to £5 × 2 = £10')
    await diner.presses('Done')
    await diner.misses('dialog', 'Milano restaurants')
  })

  it('says on screen that the sandbox checks nothing, and no build of the widget contains it', async () => {
    const mark = /Sandbox - no real (check|card)/
    for (const file of ['hcaptcha.js', 'braintree.js']) {
      expect(await (await fetch(`${server.origin}/sandbox/${file}`)).text()).to.match(mark)
    }
    const files = (await readdir(dist)).filter((name) => name.endsWith('.js'))
    for (const file of files) {
      expect(await readFile(join(dist, file), 'utf8'), file).not.to.match(mark)
    }
  })

  /** The sandbox's challenge, which says what it is. The press that opened it goes on by itself then. */
  async function isHuman(diner: Diner) {
    await diner.page.getByText('Sandbox - no real check').last().waitFor()
    await diner.presses('A pizza')
  }

  async function paysWith(diner: Diner, number: string) {
    await diner.fills('Card number', number)
    await diner.fills('Expiration date', '12/34')
    await diner.fills('CVV', '123')
  }

  /** For four: Kinsale has one table of that size. */
  async function choosesKinsale(diner: Diner) {
    const found = diner.page.waitForResponse(/venues\/search\/kinsale/)
    await diner.fills('Location', 'kinsale')
    // The restaurants by town give way to what was searched for.
    await found
    await diner
      .gets('option', /Milano Kinsale/)
      .first()
      .click()
    await choosesDay(diner)
    await diner.clicks('radio', '4')
  }

  /** The popup for a restaurant, up to its menus. */
  async function opens(diner: Diner, name: string) {
    await diner.presses(`Book at ${name}`)
    await diner.gets('dialog', /./).waitFor()
    await diner.chose(`Milano ${name}`)
    await choosesDay(diner)
    await diner.clicks('radio', /^19:00/)
    await diner.presses('Continue')
  }

  async function choosesDay(diner: Diner) {
    await diner.presses(/^Date/)
    const chosen = diner.gets('button', day)
    await diner.page.getByRole('grid').waitFor()
    if (!(await chosen.isVisible())) await diner.presses(/next month/i)
    await chosen.click()
  }
}
