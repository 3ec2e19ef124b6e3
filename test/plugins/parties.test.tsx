import { expect } from 'chai'
import { anna, atDetails, atSlot } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'
import { enquiry, placesStep, table } from '../kit/stand-ins'
import { adults, kids, type Party } from './party-table'

const create = 'POST /api/enquiries/create'
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

/** A diner of a party, the lines of its panel after each choice, and those of its terms. */
async function render(
  { plugin, journey, guests }: Party,
  own: object = {},
  { brand = {}, first = {} }: { readonly brand?: object; readonly first?: object } = {},
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

  describe(`${plugin.id}: the journey`, () => {
    const [own, other] = party.occasionKeys
    for (const [what, named, expected] of [
      ['none', undefined, occasion],
      ['any text', '<b>Pizza Academy</b>', '<b>Pizza Academy</b>'],
      ['an empty text', '', occasion],
      ['null', null, occasion],
    ] as const)
      it(`payload.occasion, ${party.occasionRule}: is sent to the byte where its name is ${what}`, async () => {
        const restaurant = venue({ bookingConfiguration: { [own]: named, [other]: 'Another' } })
        const first = { ...atDetails, ...guests, journey, customer: anna, venue: restaurant }
        const diner = await renderPlugins({ plugins, first, answers: { [create]: enquiryBody('ME-1') } })
        await diner.presses('Send')
        expect(JSON.stringify(diner.network.sent(create)[0]!.body)).to.equal(
          `{"venueId":"cork","date":"2026-11-28","time":"1930","guests":${guests.adults},"children":${guests.children},` +
            '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
            '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
            `"specialRequests":"| Source: Website","ocassionType":"${expected}"}`,
        )
      })

    it('journey.defaults, journey.names, journey.other-names: each name chooses it, with its minimum', async () => {
      const { diner } = await render(party, { minimum: 12, noticeHours: 72 })
      for (const name of [journey, party.alias]) {
        diner.kernel.choices.choose(null)
        diner.kernel.choices.choose(name)
        expect(diner.kernel.facts).to.include({ journey, ...guests, [party.minimumOf]: 12 })
        expect(diner.kernel.journeys.current.value?.noticeHours).to.equal(72)
      }
    })

    it('enquiry.title, enquired.title, step.enquiry: has its own title, and its panel in the details', async () => {
      const title = `YOUR ${occasion.toUpperCase()} ENQUIRY DETAILS`
      const diner = await renderPlugins({ plugins, first: { ...atDetails, journey, ...guests } })
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

    for (const [own, ...expected] of party.brands)
      it(`a brand may have ${Object.keys(own).join(', ')} of its own`, async () => {
        const { lines, terms } = await render(party, own)
        expect([...(await lines()), ...terms]).to.include.members(expected)
      })

    it('a 0 is not mentioned', async () => {
      const [own, ...expected] = party.least
      const { lines, terms } = await render(party, own)
      expect([...(await lines()), ...terms]).to.deep.equal(expected)
    })

    it('is in the money, numbers and dates of the brand’s locale', async () => {
      const { lines } = await render(party, {}, { brand: { locale: 'de-DE' } })
      const until = 'You can change numbers until | Donnerstag 26. November, 19:30'
      expect(await lines()).to.include.members([...party.german, until])
    })

    const danish = { venue: venue({ bookingConfiguration: { currency: 'DKK' } }) }
    for (const [whose, first, own, sign] of [
      ['the brand', {}, {}, '£'],
      ['its own option', {}, { currency: 'USD' }, '$'],
      ['the restaurant', danish, { currency: 'USD' }, 'kr'],
    ] as const)
      it(`money.currency: the currency is that of ${whose}`, async () => {
        const { lines } = await render(party, own, { brand: { currency: 'GBP' }, first })
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

    it('party.minimum, WCAG 4.1.3: fewer get a note first, announced once, and can still enquire', async () => {
      const few = (count: number) => ({ ...guests, [party.minimumOf]: count })
      const { diner, lines } = await render(party, {}, { first: few(7) })
      expect(document.querySelector('.sheet h3')!.nextElementSibling!.textContent).to.equal(tooFew)
      expect(diner.kernel.problems.at('details').size).to.equal(0)
      expect(diner.heard).to.not.include(tooFew)
      await lines(few(8))
      expect(diner.reads()).to.not.include(tooFew)
      for (const count of [7, 6]) await lines(few(count))
      expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
      // While a number is typed there is none.
      await lines(few(8))
      await lines({ adults: 0, children: 0 })
      expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
    })
  })
}

describe('kids-party: its panel', () => {
  it('WCAG 4.1.3: missing adults are announced once, not with each added child', async () => {
    const { diner, lines } = await render(kids, {}, { first: { children: 8, adults: 2 } })
    expect(diner.heard).to.deep.equal([])
    for (const children of [9, 13]) await lines({ children })
    expect(diner.heard).to.deep.equal([
      "Adults needed: For ages 4 to 5, 3 adults, 1 more than you've entered",
    ])
  })
})
