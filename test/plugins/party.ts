import { expect } from 'chai'
import type { AnyPlugin } from '../../src/contract/plugin'
import { anna, atDetails, atSlot } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'
import { enquiry, placesStep, table } from '../kit/stand-ins'

export const create = 'POST /api/enquiries/create'

/** The journey of a party. */
export interface Party {
  readonly plugin: AnyPlugin
  readonly journey: string
  /** Its other name. */
  readonly alias: string
  readonly guests: { readonly adults: number; readonly children: number }
  /** Whose number has the minimum. */
  readonly minimumOf: 'adults' | 'children'
  readonly occasion: string
  /** The key of its occasion's name in a restaurant's configuration, and that of the other party. */
  readonly occasionKeys: readonly [own: string, other: string]
  readonly termsTitle: string
  readonly terms: readonly string[]
  /** A day with a change of the clock shortly before it, and until when its numbers can change. */
  readonly afterClockChange: readonly [date: string, until: string]
}

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

interface PartyOptions {
  /** The brand's options for the plugin. */
  readonly own?: Readonly<Record<string, unknown>>
  readonly brand?: object
  readonly first?: object
}

/** A diner of a party, the lines of its panel after each choice, and those of its terms. */
export async function renderParty(
  { plugin, journey, guests }: Party,
  { own = {}, brand = {}, first = {} }: PartyOptions = {},
) {
  const diner = await renderPlugins({
    plugins: [placesStep, table, enquiry, plugin],
    brand: { ...brand, options: { [plugin.id]: own } },
    first: { ...atSlot, journey, ...guests, ...first },
  })
  const panel = await diner.finds('group', 'Your party')
  const terms = textsOf((await diner.finds('list', /^$/)).children)
  async function lines(choice: object = {}): Promise<string[]> {
    await diner.sees(() => diner.kernel.choices.set(choice))
    return [...panel.querySelectorAll('dl > *')].map(({ children }) => textsOf(children).join(' | '))
  }
  return { diner, terms, lines }
}

/** The rules of every party. */
export function describeParty(party: Party): void {
  const { plugin, journey, guests, occasion, termsTitle } = party
  const plugins = [placesStep, table, enquiry, plugin]
  const title = `YOUR ${occasion.toUpperCase()} ENQUIRY DETAILS`

  describe(`${plugin.id}: the journey`, () => {
    /** The JSON that was sent, where the restaurant is configured so. */
    async function sent(bookingConfiguration: object = {}): Promise<string> {
      const first = {
        ...atDetails,
        ...guests,
        journey,
        customer: anna,
        venue: venue({ bookingConfiguration }),
      }
      const diner = await renderPlugins({ plugins, first, answers: { [create]: enquiryBody('ME-1') } })
      await diner.presses('Send')
      return JSON.stringify(diner.network.sent(create)[0]!.body)
    }

    it('payload.guests, payload.enquiry, payload.occasion: is sent to the byte, its guests apart', async () => {
      expect(await sent()).to.equal(
        `{"venueId":"cork","date":"2026-11-28","time":"1930","guests":${guests.adults},"children":${guests.children},` +
          '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
          '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
          `"specialRequests":"| Source: Website","ocassionType":"${occasion}"}`,
      )
    })

    const [own, other] = party.occasionKeys
    for (const [named, expected] of [
      ['Pizza Academy', 'Pizza Academy'],
      ['<b>Party</b>', '<b>Party</b>'],
      ['', occasion],
      [null, occasion],
    ] as const)
      it(`config.occasion-kids, config.occasion-adults, payload.occasion: ${own} ${JSON.stringify(named)} sends "${expected}"`, async () => {
        const body = await sent({ [own]: named, [other]: 'Another' })
        expect(JSON.parse(body)).to.have.property('ocassionType', expected)
      })

    for (const name of [journey, party.alias])
      it(`journey.defaults, journey.names, journey.other-names: hosts may say ${name}; ${guests.adults} and ${guests.children}`, async () => {
        const diner = await renderPlugins({ plugins })
        await diner.sees(() => diner.kernel.choices.choose(name))
        expect(diner.kernel.facts).to.include({ journey, ...guests })
      })

    it('enquiry.title, enquired.title: has its own title', async () => {
      const diner = await renderPlugins({ plugins, first: { ...atDetails, journey, ...guests } })
      await diner.finds('heading', 'Your Enquiry Details')
      expect(diner.reads()).to.include(title)
      expect(diner.kernel.texts.journey('confirmedTitle')).to.equal(title)
    })

    it('journey.choice, name.journeys: its button is named as specified', async () => {
      const { kernel } = await renderPlugins({ plugins, brand: { journeys: ['Enquiry', journey] } })
      expect(kernel.journeys.buttons.map(({ label }) => label)).to.include(`${occasion} Enquiry`)
    })

    it('party.48-hours: asks for 48 hours of notice, and for no check', async () => {
      const { kernel } = await renderPlugins({ plugins })
      const expected = { noticeHours: 48, splitGuests: true, unchecked: true }
      expect(kernel.journeys.find(journey)).to.include(expected)
    })

    it('terms.sections, party.adults-terms, party.kids-terms: its terms are there in every journey', async () => {
      const diner = await renderPlugins({ plugins, first: { ...atSlot, journey: 'Enquiry' } })
      const section = await diner.finds('region', termsTitle)
      await diner.finds('list', /^$/)
      expect(textsOf(section.querySelectorAll('li'))).to.deep.equal(party.terms)
    })

    it('it starts with its minimum of guests, and with its notice', async () => {
      const { diner } = await renderParty(party, { own: { minimum: 12, noticeHours: 72 } })
      diner.kernel.choices.choose(null)
      diner.kernel.choices.choose(journey)
      expect(diner.kernel.facts).to.include({ ...guests, [party.minimumOf]: 12 })
      expect(diner.kernel.journeys.current.value?.noticeHours).to.equal(72)
    })
  })

  describe(`${plugin.id}: its panel`, () => {
    it('party.confirmed-numbers: the numbers can change until 48 hours before, as far as day and time are chosen', async () => {
      const { lines } = await renderParty(party)
      const [date, until] = party.afterClockChange
      for (const [chosen, says] of [
        [{ time: null }, 'Thursday 26 November'],
        [{ date: null, time: null }, '48 hours before'],
        [{ date, time: '12:00' }, until],
      ] as const)
        expect(await lines(chosen)).to.include(`You can change numbers until | ${says}`)
    })

    it('step.enquiry: is there too', async () => {
      const diner = await renderPlugins({ plugins, first: { ...atDetails, journey, ...guests } })
      await diner.finds('heading', 'Your Enquiry Details')
      await diner.finds('group', 'Your party')
    })

    it('in no other journey', async () => {
      const first = { ...atSlot, ...guests, journey: 'Booking' }
      const diner = await renderPlugins({ plugins, first })
      await diner.finds('region', termsTitle)
      expect(diner.reads()).to.not.include('Your party')
    })
  })
}
