import { expect } from 'chai'
import { anna, atDetails, atSlot } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'
import { enquiry, placesStep, table } from '../kit/stand-ins'
import { adults, kids, type Party } from './party-table'

const create = 'POST /api/enquiries/create'

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

interface Options {
  /** The brand's options for the plugin. */
  readonly own?: object
  readonly brand?: object
  readonly first?: object
}

/** A diner of a party, the lines of its panel after each choice, and those of its terms. */
async function render(
  { plugin, journey, guests }: Party,
  { own = {}, brand = {}, first = {} }: Options = {},
) {
  const diner = await renderPlugins({
    plugins: [placesStep, table, enquiry, plugin],
    brand: { ...brand, options: { [plugin.id]: { ...own } } },
    first: { ...atSlot, journey, ...guests, ...first },
  })
  const panel = await diner.finds('group', 'Your party')
  const terms = textsOf((await diner.finds('list', /^$/)).children)
  async function lines(choice: object = {}): Promise<string[]> {
    await diner.sees(() => diner.kernel.choices.set(choice))
    return [...panel.querySelectorAll('dl > *')].map(({ children }) =>
      textsOf(children).join(' | ').replaceAll('\u00a0', ' '),
    )
  }
  return { diner, terms, lines }
}

for (const party of [adults, kids]) {
  const { plugin, journey, guests, occasion, termsTitle, tooFew } = party
  const plugins = [placesStep, table, enquiry, plugin]
  const title = `YOUR ${occasion.toUpperCase()} ENQUIRY DETAILS`

  describe(`${plugin.id}: the journey`, () => {
    /** The JSON that was sent, where the restaurant is configured so. */
    async function sent(bookingConfiguration: object = {}): Promise<string> {
      const restaurant = venue({ bookingConfiguration })
      const first = { ...atDetails, ...guests, journey, customer: anna, venue: restaurant }
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
      ['<b>Pizza Academy</b>', '<b>Pizza Academy</b>'],
      ['', occasion],
      [null, occasion],
    ] as const)
      it(`config.occasion-kids, config.occasion-adults: ${own} ${JSON.stringify(named)} sends "${expected}"`, async () => {
        const body = await sent({ [own]: named, [other]: 'Another' })
        expect(JSON.parse(body)).to.have.property('ocassionType', expected)
      })

    for (const name of [journey, party.alias])
      it(`journey.defaults, journey.names, journey.other-names: ${name} chooses it, with its numbers`, async () => {
        const diner = await renderPlugins({ plugins })
        await diner.sees(() => diner.kernel.choices.choose(name))
        expect(diner.kernel.facts).to.include({ journey, ...guests })
      })

    it('enquiry.title, enquired.title, step.enquiry: has its own title, and its panel in the details', async () => {
      const diner = await renderPlugins({ plugins, first: { ...atDetails, journey, ...guests } })
      await diner.finds('heading', 'Your Enquiry Details')
      await diner.finds('group', 'Your party')
      expect(diner.reads()).to.include(title)
      expect(diner.kernel.texts.journey('confirmedTitle')).to.equal(title)
    })

    it('journey.choice, name.journeys, party.48-hours: its button, its notice, and no check', async () => {
      const { kernel } = await renderPlugins({ plugins, brand: { journeys: ['Enquiry', journey] } })
      expect(kernel.journeys.buttons.map(({ label }) => label)).to.include(`${occasion} Enquiry`)
      const expected = { noticeHours: 48, splitGuests: true, unchecked: true }
      expect(kernel.journeys.find(journey)).to.include(expected)
    })

    it('terms.sections, party.adults-terms, party.kids-terms: other journeys have its terms, not its panel', async () => {
      const diner = await renderPlugins({ plugins, first: { ...atSlot, ...guests, journey: 'Enquiry' } })
      const section = await diner.finds('region', termsTitle)
      await diner.finds('list', /^$/)
      expect(textsOf(section.querySelectorAll('li'))).to.deep.equal(party.terms)
      expect(diner.reads()).to.not.include('Your party')
    })

    it('it starts with its minimum of guests, and with its notice', async () => {
      const { diner } = await render(party, { own: { minimum: 12, noticeHours: 72 } })
      diner.kernel.choices.choose(null)
      diner.kernel.choices.choose(journey)
      expect(diner.kernel.facts).to.include({ ...guests, [party.minimumOf]: 12 })
      expect(diner.kernel.journeys.current.value?.noticeHours).to.equal(72)
    })
  })

  describe(`${plugin.id}: its panel`, () => {
    it('party.adults-terms, party.kids-terms: says what the party comes to and asks for', async () => {
      const { lines } = await render(party)
      expect(await lines()).to.deep.equal(party.lines)
    })

    it('party.supervision, split.valid: counts with the number of guests', async () => {
      const { lines } = await render(party)
      for (const [choice, ...expected] of party.counted) {
        const all = (await lines(choice)).join('\n')
        for (const line of expected) expect(all, JSON.stringify(choice)).to.include(line)
      }
    })

    for (const { title, own, first = {}, lines: panel, terms: expected } of party.brands)
      it(`a brand may have ${title}`, async () => {
        const { lines, terms } = await render(party, { own, first })
        expect(await lines()).to.deep.equal(panel)
        expect(terms).to.deep.equal(expected)
      })

    it('is in the money, numbers and dates of the brand’s locale', async () => {
      const { lines } = await render(party, { brand: { locale: 'de-DE' } })
      expect(await lines()).to.include.members(party.german)
    })

    for (const [whose, first, own, sign] of [
      ['the brand', {}, {}, '£'],
      ['its own option', {}, { currency: 'USD' }, '$'],
      [
        'the restaurant',
        { venue: venue({ bookingConfiguration: { currency: 'DKK' } }) },
        { currency: 'USD' },
        'kr',
      ],
    ] as const)
      it(`money.currency: the currency is that of ${whose}`, async () => {
        const { lines } = await render(party, { own, brand: { currency: 'GBP' }, first })
        expect((await lines())[1]).to.include(` at ${sign}`)
      })

    it('party.confirmed-numbers: the numbers can change until 48 hours before', async () => {
      const { lines } = await render(party)
      const [date, until] = party.afterClockChange
      for (const [chosen, says] of [
        [{ time: null }, 'Thursday 26 November'],
        [{ date: null, time: null }, '48 hours before'],
        [{ date, time: '12:00' }, until],
      ] as const)
        expect(await lines(chosen)).to.include(`You can change numbers until | ${says}`)
    })

    it('party.minimum, party.adults-terms, party.kids-terms: fewer get a note first, and can still enquire', async () => {
      const { diner } = await render(party, { first: { adults: 6, children: 1 } })
      expect(document.querySelector('.sheet h3')!.nextElementSibling!.textContent).to.equal(tooFew)
      expect(diner.kernel.problems.at('details').size).to.equal(0)
      await diner.sees(() => diner.kernel.choices.set({ children: 8 }))
      expect(diner.reads()).to.not.include(tooFew)
    })

    it('WCAG 4.1.3: too few are announced when they are counted, once, and not with the page', async () => {
      const few = (count: number) => ({ ...guests, [party.minimumOf]: count })
      const { diner } = await render(party, { first: few(7) })
      expect(diner.heard).to.not.include(tooFew)
      for (const count of [8, 7, 6]) await diner.sees(() => diner.kernel.choices.set(few(count)))
      expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
      // While a number is typed there is none.
      await diner.sees(() => diner.kernel.choices.set(few(8)))
      await diner.sees(() => diner.kernel.choices.set({ adults: 0, children: 0 }))
      expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
    })
  })
}

describe('kids-party: its panel', () => {
  it('WCAG 4.1.3: missing adults are announced once, not with each added child', async () => {
    const { diner } = await render(kids, { first: { children: 8, adults: 2 } })
    expect(diner.heard).to.deep.equal([])
    for (const children of [9, 13]) await diner.sees(() => diner.kernel.choices.set({ children }))
    expect(diner.heard).to.deep.equal([
      "Adults needed: For ages 4 to 5, 3 adults, 1 more than you've entered",
    ])
  })
})
