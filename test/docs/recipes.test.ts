import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import start from '../../plugins/start'
import { status } from '../../src/scenes'
import { cleanup } from '../../src/testing'
import { renderWidget } from '../../themes/testing'
import { anna, atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderPlugins } from '../kit/diner'
import { threshold } from '../kit/stand-ins'
import { pictures } from '../../tools/gallery/pictures'
import { pagesWithPlugins, writeSamples } from '../../tools/gallery/recipes/samples.js'
import { whole } from './samples'

let folder: string

/** The plugins of a page, as its samples have them. */
async function pluginsOf(page: string): Promise<AnyPlugin[]> {
  const own = resolve(folder, page.replace(/[/.]/g, '-'))
  const modules = writeSamples(page, own).map(
    (name) => import(pathToFileURL(resolve(own, name)).href) as Promise<{ readonly default: AnyPlugin }>,
  )
  return (await Promise.all(modules)).map((module) => module.default)
}

const pages = [
  ...new Set(
    whole('ts', 'tsx')
      .filter(
        ({ page, text }) => page.startsWith('docs/plugins/') && text.includes('export default definePlugin('),
      )
      .map(({ page }) => page),
  ),
]

describe('The recipe of an outcome of one’s own', () => {
  let call: AnyPlugin
  before(async () => {
    mkdirSync('.cache', { recursive: true })
    folder = mkdtempSync(resolve('.cache/recipes-'))
    ;[call] = (await pluginsOf('docs/plugins/recipes/own-outcome.md')) as [AnyPlugin]
  })
  after(() => rmSync(folder, { recursive: true }))
  afterEach(cleanup)

  const asks = async (answer: unknown) => {
    const answers = { 'POST /api/calls': answer }
    const brand = { idempotencyHeader: 'Idempotency-Key' }
    const diner = await renderWidget({ plugins: [start, booking, call], answers, brand })
    await diner.presses('Ask for a call')
    await diner.finds('heading', 'When may we call you?')
    await diner.fillsDetails({ firstName: 'Anna' })
    await diner.presses('Continue')
    await diner.presses('Ask for a call')
    return diner
  }

  it('posts to the chain’s own address, with the headers of every create, and shows the reference', async () => {
    const diner = await asks({ ticket: 'C-7' })
    await diner.finds('heading', 'We’ll call you today.')
    expect(diner.reads()).to.include('C-7')
    const [sent, ...more] = diner.api.sent('POST *')
    expect(more).to.deep.equal([])
    expect(sent).to.have.property('path', '/api/calls')
    expect(sent!.body).to.include({ firstName: 'Anna', termsAndConditions: true }).and.have.property('page')
    for (const header of ['Idempotency-Key', 'X-Session-Id'])
      expect(sent!.headers.has(header), header).to.be.true
    expect(diner.events.map(({ name }) => name)).to.include('call-confirmed')
  })

  for (const [what, answer, says] of [
    [
      'a refusal',
      status(400, { telephoneNumber: 'We can’t call this number.' }),
      /We can’t call this number\./,
    ],
    ['a failed server', status(503), /may have gone through|Unexpected/],
    ['an invalid response', { number: 7 }, /may have gone through|Unexpected/],
  ] as const)
    it(`the diner reads what to do after ${what}`, async () => {
      const diner = await asks(answer)
      await diner.finds('alert')
      expect(diner.reads('alert')).to.match(says).and.include('Could not send your request:')
      expect(diner.has('button', 'Send again')).to.equal(what !== 'a refusal')
      if (diner.problems.length > 0) diner.expectsProblem(/call/)
    })
})

/** Pages without a picture, and why. */
const unpictured: Readonly<Record<string, string>> = {
  'payload-field': 'it adds a field to the POST, and shows nothing',
  'host-events': 'it listens to events, and shows nothing',
  'keep-over-reload': 'it keeps the value of a question, and shows none itself',
  'third-party-frame': 'it shows a page of another server',
  testing: 'it is a checkbox, as in the first plugin of the docs',
}

describe('The recipes of the docs', () => {
  before(() => {
    mkdirSync('.cache', { recursive: true })
    // In the project, where "tavola" is found.
    folder = mkdtempSync(resolve('.cache/recipes-'))
    // jsdom has none.
    Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true })
  })
  after(() => {
    rmSync(folder, { recursive: true })
    Reflect.deleteProperty(navigator, 'sendBeacon')
  })

  for (const page of pages)
    it(`the plugins of ${page} run without a fault`, async () => {
      for (const plugin of await pluginsOf(page)) {
        const plugins = [threshold, booking, enquiry, plugin]
        const journey = plugin.journey?.name ?? 'Booking'
        const diner = await renderPlugins({ plugins, first: { ...atDetails, journey, customer: anna } })
        await diner.waits()
        expect(diner.faults, plugin.id).to.deep.equal([])
        removeWidget()
      }
    })

  it('each that shows something is a picture of the gallery, which test/browser/pages/recipes.test.ts examines', () => {
    const shown = pictures.flatMap(({ recipe }) => recipe ?? [])
    expect(Object.keys(pagesWithPlugins())).to.have.members([...shown, ...Object.keys(unpictured)])
  })

  it('a check before the next step warns the diner, who can continue', async () => {
    const [terrace, setMenu] = await pluginsOf('docs/plugins/recipes/before-confirm.md')
    const diner = await renderPlugins({
      plugins: [threshold, booking, terrace!, setMenu!],
      first: { ...atSlot, journey: 'Booking', adults: 10 },
      answers: { 'GET /api/terrace/*': { open: false } },
    })
    void diner.kernel.choices.confirm()
    await diner.waits()
    expect(diner.reads()).to.include('you will sit inside').and.include('First Name')
  })

  it('an extra step comes before the details, and its answer is sent', async () => {
    const [seat] = await pluginsOf('docs/plugins/recipes/own-step.md')
    const diner = await renderPlugins({
      plugins: [threshold, booking, seat!],
      first: { ...atDetails, journey: 'Booking', customer: anna },
    })
    await diner.presses('At the bar')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(diner.network.sent('POST *')[0]!.body).to.have.property('seat', 'bar')
  })
})
