import { expect } from 'chai'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, kidsParty, start } from '../bare-plugins'
import { confirmed, venue } from '../selection'

const plugins = [start, booking, enquiry, kidsParty]
const boot = (first = {}, brand = {}) => bootKernel({ plugins, first, brand })
const journeyEvents = ({ events }: ReturnType<typeof boot>) => events.filter(({ name }) => name === 'journey')

describe('Choosing a journey', () => {
  it('journey.defaults: choosing sets its guests', () => {
    const { kernel } = boot()
    kernel.choices.choose('KidsPartyEnquiry')
    expect(kernel.facts).to.include({ journey: 'KidsPartyEnquiry', adults: 1, children: 8 })
    kernel.choices.choose('Booking')
    expect(kernel.facts).to.include({ journey: 'Booking', adults: 2, children: 0 })
  })

  it('journey.other-names: an alias chooses the journey under its own name', () => {
    const { kernel, events } = boot()
    kernel.choices.choose('KidsPMP')
    expect(kernel.facts.journey).to.equal('KidsPartyEnquiry')
    expect(events).to.deep.include({ name: 'journey', detail: { journey: 'KidsPartyEnquiry' } })
  })

  it('journey.defaults: the only journey starts with its default guests, and returns to them', () => {
    const { kernel } = bootKernel({ plugins: [start, enquiry, kidsParty], brand: { journeys: ['KidsPMP'] } })
    expect(kernel.facts).to.include({ journey: null, adults: 1, children: 8 })
    kernel.choices.set({ adults: 3 })
    kernel.navigation.complete()
    expect(kernel.facts).to.include({ adults: 1, children: 8 })
  })

  it('the host’s number overrides them', () => {
    const only = { plugins: [start, enquiry], brand: { journeys: ['Enquiry'] }, first: { adults: 5 } }
    expect(bootKernel(only).kernel.facts.guests).to.equal(5)
  })

  it('naming the only journey changes nothing: the guests and the slot stay, a group’s too', () => {
    for (const adults of [3, -1]) {
      const chosen = { adults, time: confirmed.time, confirmed: true, detailsConfirmed: true }
      const { kernel } = boot({ ...confirmed, ...chosen }, { journeys: ['Booking'] })
      kernel.choices.choose('Booking')
      expect(kernel.facts).to.include({ journey: 'Booking', ...chosen })
    }
  })

  it('journey.chosen: choosing the same journey again keeps the guests and the slot', () => {
    const { kernel } = boot({ ...confirmed, journey: 'KidsPartyEnquiry', adults: 3, children: 5 })
    kernel.choices.choose('KidsPMP')
    expect(kernel.facts).to.include({ adults: 3, children: 5, time: '19:30' })
  })

  it('edit.journey: choosing no journey returns to the choice and keeps the venue', () => {
    const { kernel } = boot({ ...confirmed, journey: 'Booking' })
    kernel.choices.choose(null)
    expect(kernel.facts).to.include({ journey: null, venue: confirmed.venue, confirmed: false })
    expect(kernel.journeys.current.value).to.equal(null)
  })

  it('an unknown journey is reported with those that exist, and changes nothing', () => {
    const { kernel, faults, events } = boot({ ...confirmed, journey: 'Booking' })
    const before = { ...kernel.facts }
    kernel.choices.choose('Brunch')
    expect({ ...kernel.facts }).to.deep.equal(before)
    expect([events.filter(({ name }) => name === 'journey').length, faults.length]).to.deep.equal([0, 1])
    expect(faults[0]).to.include({ plugin: 'host', place: 'journey' })
    expect(String(faults[0]!.error)).to.match(/"Brunch".*Booking, Enquiry, KidsPartyEnquiry, KidsPMP/)
  })

  it('event.dom, event.journey: one chosen at the start, or that changes nothing, sends no event', () => {
    const test = boot()
    test.kernel.choices.choose(null)
    test.kernel.plugins.contextOf(start).preselect('Booking')
    expect(test.kernel.facts.journey).to.equal('Booking')
    expect(test.kernel.choices.preselected()).to.equal('Booking')
    expect(journeyEvents(test)).to.deep.equal([])
  })

  it('event.dom: a choice during a create sends no event', async () => {
    const test = boot({ ...confirmed, journey: 'Booking' })
    const sent = test.kernel.sender.send()
    test.kernel.choices.choose('Enquiry')
    expect(test.kernel.facts.journey).to.equal('Booking')
    expect(journeyEvents(test)).to.deep.equal([])
    await sent
  })
})

describe('The numbers of a journey', () => {
  it('a brand may set them by the options of its plugin', () => {
    const defaults = { adults: 1, children: 'smallestParty' }
    const party = {
      ...kidsParty,
      options: { hours: 24, smallestParty: 8 },
      journey: { ...kidsParty.journey!, defaults, noticeHours: 'hours' },
    }
    const numbers = (options: object) => {
      const brand = { options: { 'kids-party': { ...options } } }
      const { kernel } = bootKernel({ plugins: [start, booking, enquiry, party], brand })
      const { noticeHours, defaults } = kernel.journeys.find('KidsPMP')!
      return [noticeHours, defaults.children]
    }
    expect(numbers({})).to.deep.equal([24, 8])
    expect(numbers({ hours: 72, smallestParty: 6 })).to.deep.equal([72, 6])
  })

  it('date.closure: a journey without notice can be booked at once', () => {
    expect(boot().kernel.journeys.find('Booking')!.noticeHours).to.equal(0)
  })
})

describe('The choice of journeys', () => {
  it("brand.journeys: the buttons are the brand's journeys, in its order", () => {
    const { kernel } = bootKernel({ plugins, brand: { journeys: ['KidsPartyEnquiry', 'Booking'] } })
    const { buttons, find } = kernel.journeys
    expect(buttons).to.deep.equal([
      { ...find('KidsPartyEnquiry'), label: 'Kids Pizza Making Party Enquiry' },
      { ...find('Booking'), label: 'Book a Table' },
    ])
  })

  const [on, off] = [true, false].map((showJourneyOptions) => ({ venue: venue({ showJourneyOptions }) }))
  const locked = { journey: 'Enquiry', journeyLocked: true }
  for (const [rule, first, brand, isShown, current] of [
    ['journey.choice, journey.at-start: is shown at the start', {}, {}, true],
    ['journey.choice: is not shown while a journey is locked', locked, {}, false, 'Enquiry'],
    ['config.journey-options: is shown for a venue with options', on, {}, true],
    ['config.journey-options: without options it is the first journey', off, {}, false, 'Booking'],
    ['journey.choice: a brand with one journey has none', {}, { journeys: ['Enquiry'] }, false, 'Enquiry'],
  ] as const)
    it(rule, () => {
      const { journeys } = boot(first, brand).kernel
      expect([journeys.choice.value, journeys.current.value?.name]).to.deep.equal([isShown, current])
    })

  it('a journey whose outcome did not load is left out, and has no button', () => {
    const { kernel, faults } = bootKernel({ plugins: [start, booking, kidsParty], unchecked: true })
    expect(kernel.journeys.buttons.map(({ name }) => name)).to.deep.equal(['Booking'])
    expect(kernel.journeys.current.value?.name).to.equal('Booking')
    kernel.choices.choose('KidsPMP')
    expect(kernel.facts.journey).to.equal(null)
    expect(faults).to.have.length(1)
  })

  it('guests.group, brand.keys: the journey of a group is the one the brand names', () => {
    const named = ['Enquiry', 'KidsPMP', 'Brunch'].map(
      (groupJourney) => boot({}, { groupJourney }).kernel.plugins.contextOf(start).groupJourney?.name,
    )
    expect(named).to.deep.equal(['Enquiry', 'KidsPartyEnquiry', undefined])
  })

  it('a group enters it on Continue, not when 15+ is chosen', () => {
    const { kernel } = boot({ ...confirmed, confirmed: false, journey: 'Booking' })
    const current = () => kernel.journeys.current.value?.name
    kernel.choices.set({ adults: -1, time: '19:30' })
    expect(current()).to.equal('Booking')
    kernel.choices.set({ confirmed: true })
    expect(current()).to.equal('Enquiry')
  })
})
