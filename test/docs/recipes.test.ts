import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import { anna, atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { threshold } from '../kit/stand-ins'
import { nameOf, whole } from './samples'

let folder: string
const blocks = whole('ts', 'tsx').filter(({ page }) => page.startsWith('docs/plugins/'))

/** The plugins of a page, as its samples have them. */
async function pluginsOf(page: string): Promise<AnyPlugin[]> {
  const own = resolve(folder, page.replace(/[/.]/g, '-'))
  mkdirSync(own, { recursive: true })
  const files = blocks
    .filter((block) => block.page === page)
    .map((block, index) => {
      const name = nameOf(block) ?? `sample-${index}.${block.language}`
      // Outside of tsconfig.json, which says so of all other files.
      writeFileSync(resolve(own, name), `/** @jsxRuntime automatic */\n${block.text}`)
      return { name, text: block.text }
    })
  const plugins = files.filter(({ text }) => /^export default definePlugin\(/m.test(text))
  return Promise.all(
    plugins.map(async ({ name }) => {
      const { default: plugin } = (await import(pathToFileURL(resolve(own, name)).href)) as {
        default: AnyPlugin
      }
      return plugin
    }),
  )
}

const pages = [
  ...new Set(
    blocks.filter(({ text }) => text.includes('export default definePlugin(')).map(({ page }) => page),
  ),
]

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
  afterEach(removeWidget)

  for (const page of pages)
    it(`the plugins of ${page} run without a fault`, async () => {
      for (const plugin of await pluginsOf(page)) {
        const plugins = [threshold, booking, enquiry, plugin]
        const journey = plugin.journey?.name ?? 'Booking'
        const diner = await renderWidget({ plugins, first: { ...atDetails, journey, customer: anna } })
        await diner.waits()
        expect(diner.faults, plugin.id).to.deep.equal([])
        removeWidget()
      }
    })

  it('a check before the next step warns the diner, who can continue', async () => {
    const [terrace, setMenu] = await pluginsOf('docs/plugins/recipes/before-confirm.md')
    const diner = await renderWidget({
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
    const diner = await renderWidget({
      plugins: [threshold, booking, seat!],
      first: { ...atDetails, journey: 'Booking', customer: anna },
    })
    await diner.presses('At the bar')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(diner.network.sent('POST *')[0]!.body).to.have.property('seat', 'bar')
  })
})
