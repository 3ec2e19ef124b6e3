import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import cardGuarantee from '../../themes/build/companions/card-guarantee'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import start from '../../plugins/start'
import ticket from '../../plugins/ticket'
import { status, venueBody } from '../../src/scenes'
import { cleanup, type Diner, type RenderOptions } from '../../src/testing'
import { renderWidget } from '../../themes/build/testing'
import { anna, atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderPlugins } from '../kit/diner'
import { threshold } from '../kit/stand-ins'
import { focused } from '../ui/set-up'
import { nameOf, whole } from './samples'

let folder: string

const samples = whole('ts', 'tsx').filter(({ page }) => page.startsWith('docs/plugins/'))
const isPlugin = (text: string) => text.includes('export default definePlugin(')
const pages = [...new Set(samples.filter(({ text }) => isPlugin(text)).map(({ page }) => page))]

/** The plugins of a page, as its samples have them, word for word. */
async function pluginsOf(page: string): Promise<AnyPlugin[]> {
  const own = mkdtempSync(resolve(folder, 'page-'))
  const plugins: string[] = []
  for (const [index, sample] of samples.filter((one) => one.page === page).entries()) {
    const file = resolve(own, nameOf(sample) ?? `sample-${index}.${sample.language}`)
    // tsconfig.json sets it for other files only.
    writeFileSync(file, `/** @jsxRuntime automatic */\n${sample.text}`)
    if (isPlugin(sample.text)) plugins.push(file)
  }
  const modules = plugins.map((file) => import(pathToFileURL(file).href) as Promise<{ default: AnyPlugin }>)
  return (await Promise.all(modules)).map((module) => module.default)
}

interface Shown {
  /** What the plugin shows: a role and its name. */
  readonly finds: Parameters<Diner['finds']>
  readonly options?: Partial<RenderOptions>
}

/** What a diner finds in step 1 or in the details, by the page's name. */
const inSteps: Readonly<Record<string, Shown>> = {
  index: { finds: ['checkbox', 'Vegetarian'] },
  'details-question': { finds: ['textbox', 'High chairs'] },
  fields: { finds: ['combobox', 'Which tea would you like?'] },
  journey: {
    finds: ['combobox', 'Which tea would you like?'],
    options: { journey: 'AfternoonTea' as 'Enquiry' },
  },
  'own-endpoint': {
    finds: ['text', 'You have 240 points.'],
    options: { answers: { 'GET /api/club/points/*': { points: 240 } } },
  },
  'server-field': {
    finds: ['text', 'Open 12:00 to 22:30'],
    options: {
      at: 'step 1',
      venueId: 'cork',
      answers: { 'GET /api/venues/getbyid/*': { ...venueBody(), openingHours: '12:00 to 22:30' } },
    },
  },
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
  afterEach(cleanup)

  for (const page of pages)
    it(`the plugins of ${page} run without a fault`, async () => {
      for (const plugin of await pluginsOf(page)) {
        const required = plugin.requires ? [cardGuarantee] : []
        const plugins = [threshold, booking, enquiry, ...required, plugin]
        const journey = plugin.journey?.name ?? 'Booking'
        const diner = await renderPlugins({ plugins, first: { ...atDetails, journey, customer: anna } })
        await diner.waits()
        expect(diner.faults, plugin.id).to.deep.equal([])
        removeWidget()
      }
    })

  for (const [name, { finds, options }] of Object.entries(inSteps))
    it(`the plugin of ${name}.md shows its part`, async () => {
      const [plugin] = await pluginsOf(pages.find((one) => basename(one, '.md') === name)!)
      const plugins = [start, booking, enquiry, plugin!]
      const diner = await renderWidget({ plugins, at: 'details', ...options })
      await diner.finds(...finds)
    })

  it('a line on the ticket has the name of the table, from the response', async () => {
    const [table] = await pluginsOf('docs/plugins/recipes/ticket-line.md')
    const answer = { bookingReference: 'MB-1234', ccgPerformed: false, tableName: 'The alcove' }
    const answers = { 'POST /api/bookings/create': answer }
    const diner = await renderWidget({ plugins: [start, booking, ticket, table!], answers, at: 'details' })
    await diner.fillsDetails()
    await diner.completes()
    await diner.finds('text', 'The alcove')
  })

  it('a check before the next step warns the diner, who can continue', async () => {
    const diner = await renderPlugins({
      plugins: [threshold, booking, ...(await pluginsOf('docs/plugins/recipes/before-confirm.md'))],
      first: { ...atSlot, journey: 'Booking', adults: 10 },
      answers: { 'GET /api/terrace/*': { open: false } },
    })
    void diner.kernel.choices.confirm()
    await diner.waits()
    expect(diner.reads()).to.include('you will sit inside').and.include('First Name')
  })

  it('an extra step leads on to the details once it is answered, and its answer is kept and sent', async () => {
    const diner = await renderPlugins({
      plugins: [threshold, booking, ...(await pluginsOf('docs/plugins/recipes/own-step.md'))],
      first: { ...atDetails, journey: 'Booking', customer: anna },
    })
    await diner.presses('Continue')
    // Nothing of the details, which come later.
    const missing = 'Please choose where you would like to sit'
    expect(diner.getsAll('link', /^Please/).map(({ textContent }) => textContent)).to.deep.equal([missing])
    await diner.clicks('link', missing)
    expect(focused(diner)).to.equal(diner.gets('combobox', 'Your seats'))
    await diner.selects('Your seats', 'At the bar')
    expect(diner.reads()).to.not.include(missing)
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(diner.gets('combobox', 'Your seats')).to.have.property('value', 'bar')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(diner.network.sent('POST *')[0]!.body).to.have.property('seat', 'bar')
  })

  describe('with an outcome of its own', () => {
    async function asks(answer: unknown) {
      const diner = await renderWidget({
        plugins: [start, booking, ...(await pluginsOf('docs/plugins/recipes/own-outcome.md'))],
        answers: { 'POST /api/calls': answer },
        brand: { idempotencyHeader: 'Idempotency-Key' },
      })
      await diner.presses('Ask for a call')
      await diner.finds('heading', 'When may we call you?')
      await diner.fillsDetails({ firstName: 'Anna' })
      await diner.presses('Continue')
      await diner.presses('Ask for a call')
      return diner
    }

    it('posts once to the chain’s own address, with the headers of every create, and shows the reference', async () => {
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

    const refused = 'We can’t call this number.'
    for (const [what, answer, says] of [
      ['a refusal', status(400, { telephoneNumber: refused }), /We can’t call this number\./],
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
})
