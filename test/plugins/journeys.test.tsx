import '../kit/dom'
import { expect } from 'chai'
import { restaurants } from '../../src/scenes/restaurants'
import { cleanup, createDiner, type Diner } from '../../src/testing'
import type { Driver } from '../../src/testing/driver'
import { brand } from '../../themes/milano/brand'
import { renderWidget } from '../../themes/build/testing'
import { loadPlugins, pluginIds } from '../kit/all-plugins'
import { withBracketedNames } from '../kit/bracketed-driver'
import { anna, journeysOf, walk, type Journey } from '../kit/journeys'
import { byDay } from '../kit/night'
import { watchPageListeners } from '../kit/page-listeners'
import { names, options } from '../kit/screens'
import { pseudoBrand, strays } from '../languages/pseudo'

/** The journeys of test/kit/journeys.ts, from step 1 to the reference, with what every plugin on their way promises. */

const journeys = journeysOf(
  'a booking with every step',
  'a party for adults',
  'a party for kids',
  'a short enquiry',
)

async function render({ answers }: Journey, ids = pluginIds, more: object = {}): Promise<Diner> {
  const own = Object.entries(options).filter(([id]) => ids.includes(id))
  return renderWidget({
    plugins: await loadPlugins(ids),
    brand: { options: Object.fromEntries(own), journeys: [...brand.journeys, 'Enquiry'] as never, ...more },
    answers: answers(),
  })
}

/** Each field of each request. */
const bodiesOf = ({ body, before }: Journey) =>
  [...(before ? [before] : []), {}].map(
    (over) => JSON.parse(JSON.stringify({ ...anna, ...body, ...over })) as object,
  )

/** The tokens of the sandboxes are made from the time. */
const sentBy = (diner: Diner) =>
  diner.api
    .sent('POST *')
    .map(({ text }) => JSON.parse(text.replace(/sandbox-(token|nonce)-\d+/g, 'sandbox-$1')) as object)

const inputsIn = ({ root }: Diner) => [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')]

/** The texts of a screen, without announcements and the notice of a reload, and what is ticked there. */
function screenOf(diner: Diner): readonly string[] {
  const copy = diner.root.cloneNode(true) as HTMLElement
  for (const announced of copy.querySelectorAll('[role=status]')) announced.remove()
  const ticked = inputsIn(diner).filter(({ type }) => /checkbox|radio/.test(type))
  const text = copy.textContent!.replace("We've kept your choices.Start again", '')
  return [text, ...ticked.map(({ checked }) => String(checked))]
}

/** What is said again after a reload, because a token is sent once and a card is never stored. */
const afterReload = (text: string) =>
  text
    .replace('For your security, we never store your card details. Please enter them again.', '')
    .replace('This keeps tables for real guests.×', 'Thank you. The check is complete.')

/** Texts of the back end, which no catalogue has. */
const data: readonly string[] = [
  ...restaurants.flatMap(({ name, address, postCode }) => [name, ...address, postCode].map(String)),
  ...['All about', 'Set menu', 'À la carte', 'MB-1234', 'ME-4711'],
]
const isOurs = (text: string) => /\p{L}/u.test(data.reduce((rest, known) => rest.replaceAll(known, ''), text))

describe('Every journey', () => {
  afterEach(cleanup)

  for (const journey of journeys)
    it(`${journey.title} of the default brand has its names, and sends what is chosen`, async () => {
      const diner = await render(journey, brand.plugins)
      await walk(diner, journey, (screen) => {
        for (const [, role, name] of names[screen] ?? []) diner.gets(role, name)
      })
      expect(sentBy(diner)).to.deep.equal(bodiesOf(journey))
    })
})

describe('Every plugin in every journey', () => {
  afterEach(cleanup)

  for (const journey of byDay(journeys, ({ title }) => !title.endsWith('adults'))) {
    it(`${journey.title}: a reload on any screen keeps what is declared, and no more`, async () => {
      const diner = await render(journey)
      await walk(diner, journey, async (screen) => {
        if (screen === 'end') return
        const before = [screenOf(diner), inputsIn(diner).map(({ value }) => value)]
        await diner.reloads()
        const [text, ...ticked] = screenOf(diner)
        const typed = inputsIn(diner).map(({ value }) => value)
        expect([[afterReload(text!), ...ticked], typed], screen).to.deep.equal(before)
      })
      expect(sentBy(diner)).to.deep.equal(bodiesOf(journey))
    })
  }

  for (const journey of byDay(journeys, ({ title }) => !title.includes('party')))
    it(`${journey.title}: after "Edit your booking" every screen is as the first time`, async () => {
      const diner = await render(journey)
      const first = new Map<string, readonly string[]>()
      const isFilledIn = new Error('The details are filled in.')
      await walk(diner, journey, (screen) => {
        if (screen === 'complete') throw isFilledIn
        first.set(screen, screenOf(diner))
      }).catch((error: unknown) => expect(error).to.equal(isFilledIn))
      await diner.presses('Change your mind? Edit your booking')
      const [from, act] = journey.again!
      await act(diner)
      const compare = (screen: string) => {
        if (first.has(screen)) expect(screenOf(diner), screen).to.deep.equal(first.get(screen))
      }
      await walk(diner, journey, compare, from)
      expect(sentBy(diner)).to.deep.equal(bodiesOf(journey))
    })

  for (const journey of journeys)
    it(`${journey.title}: another language has every text, and a destroyed widget leaves nothing`, async () => {
      const listeners = watchPageListeners()
      const { messages } = await pseudoBrand()
      const more = { languages: { uk: messages }, locale: 'uk-UA', title: '⟦Milano⟧' }
      const diner = await render(journey, pluginIds, more)
      const driver = withBracketedNames(diner as unknown as Driver<unknown, boolean>)
      const user = createDiner(driver, {
        locale: 'uk-UA',
        day: '2026-11-28',
        isConfirmed: () => diner.events.some(({ name }) => name.endsWith('-confirmed')),
      })
      await walk(user, journey, (screen) =>
        expect(strays(diner.root).filter(isOurs), screen).to.deep.equal([]),
      )
      const { length } = diner.api.requests
      diner.handle.destroy()
      await diner.waits(86_400_000)
      expect(diner.api.requests).to.have.length(length)
      await diner.unmount()
      expect(listeners()).to.deep.equal([])
      expect(document.body.innerHTML.trim()).to.equal('')
    })
})
