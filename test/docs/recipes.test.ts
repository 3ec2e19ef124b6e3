import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import { anna, atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { threshold } from '../kit/stand-ins'
import { pictures } from '../../tools/gallery/pictures'
import { pagesWithParts, writeSamples } from '../../tools/gallery/recipes/samples.js'
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

/** Pages whose part is no picture, and why. */
const unpictured: Readonly<Record<string, string>> = {
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

  it('each that shows something is a picture of the gallery, which test/browser/pages/recipes.test.ts examines', () => {
    const shown = pictures.flatMap(({ recipe }) => recipe ?? [])
    expect(Object.keys(pagesWithParts()).filter((page) => !(page in unpictured))).to.have.members(shown)
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
