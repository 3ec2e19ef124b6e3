import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { summaryOf } from '../../../src/kernel/summary'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, kidsParty, start, step, enquiryOutcome } from '../bare-plugins'
import { confirmed } from '../selection'
import { createAnnouncer } from '../../../src/kernel/announcer'

describe('Summary', () => {
  const summary = (first: object, brand = {}) =>
    summaryOf(bootKernel({ plugins: [start, booking], first, brand }).kernel)

  it('summary.booking: date, time and people', () => {
    expect(summary(confirmed)).to.equal('Booking on Friday 20 November at 19:30 for 2 people')
    expect(summary({ ...confirmed, adults: 1 })).to.match(/for 1 person$/)
  })

  for (const [adults, children, people] of [
    [1, 8, '1 adult and 8 children'],
    [2, 1, '2 adults and 1 child'],
    [8, 0, '8 people'],
    [1, 0, '1 person'],
  ] as const) {
    it(`in a journey that counts them separately, ${adults} and ${children} are "${people}"`, () => {
      const plugins = [start, { ...enquiry, messages: { summary: '{guests}' } }, kidsParty]
      const first = { ...confirmed, journey: 'KidsPartyEnquiry', adults, children }
      expect(summaryOf(bootKernel({ plugins, first }).kernel)).to.equal(people)
    })
  }

  it("brand.place: the date is in the locale's words and order", () => {
    expect(summary(confirmed, { locale: 'en-US' })).to.match(/^Booking on Friday, November 20 at 7:30 PM for/)
  })

  it('summary.group: a group is "15+"', () => {
    expect(summary({ ...confirmed, adults: -1 })).to.match(/for 15\+ people$/)
  })

  it('a group whose size is known has its number', () => {
    expect(summary({ ...confirmed, adults: -1, groupSize: 16 })).to.match(/for 16 people$/)
  })

  it('summary.booking: the words of the step count until the slot is confirmed', () => {
    const elsewhere = definePlugin({
      id: 'elsewhere',
      serves: 'booking',
      messages: { summary: 'Tables on {date} for {guests}' },
      steps: [step('elsewhere', 'flow')],
    })
    const { kernel } = bootKernel({
      plugins: [start, booking, elsewhere],
      first: { ...confirmed, confirmed: false },
    })
    expect(summaryOf(kernel)).to.equal('Tables on Friday 20 November for 2 people')
    kernel.choices.set({ confirmed: true })
    expect(kernel.steps.current.value!.step.id).to.equal('elsewhere')
    expect(summaryOf(kernel)).to.equal('Booking on Friday 20 November at 19:30 for 2 people')
  })

  it('summary.booking: before a journey is chosen a step may have its own', () => {
    const worded = { ...start, messages: { summary: '{date}, {guests}' } }
    const first = { ...confirmed, confirmed: false, adults: 1, children: 2 }
    const { kernel } = bootKernel({ plugins: [worded, booking, enquiry], first })
    expect(summaryOf(kernel)).to.equal('Friday 20 November, 3 people')
  })

  it('general-enquiry.optional: empty while there are no guests', () => {
    expect(summary({ ...confirmed, adults: 0 })).to.equal('')
  })

  it('summary.from-step-2: empty while date or time is missing', () => {
    expect([summary({ ...confirmed, date: null }), summary({ ...confirmed, time: null })]).to.deep.equal([
      '',
      '',
    ])
  })
})

const wordedBooking = definePlugin({
  ...booking,
  messages: { waiting: 'Checking Availability...', sending: 'Completing Booking...' },
})
const wordedEnquiry = definePlugin({
  id: 'enquiry',
  outcome: enquiryOutcome,
  messages: { waiting: 'Getting time slots...', sending: 'Completing Enquiry...' },
})

function texts(journey: string | null) {
  const { kernel } = bootKernel({
    plugins: [start, wordedBooking, wordedEnquiry, kidsParty],
    first: { ...confirmed, journey },
  })
  const waiting = kernel.texts.loading.value
  kernel.choices.set({ detailsConfirmed: true })
  return [waiting, kernel.texts.loading.value]
}

describe('Loading text', () => {
  it('loading.texts: of a booking, before and after the details are filled', () => {
    expect(texts('Booking')).to.deep.equal(['Checking Availability...', 'Completing Booking...'])
  })

  it("loading.texts: of a party, in its enquiry's words", () => {
    expect(texts('KidsPartyEnquiry')).to.deep.equal(['Getting time slots...', 'Completing Enquiry...'])
  })

  it("party.wording: a party's own wording comes before its enquiry's", () => {
    const worded = { ...kidsParty, messages: { ...kidsParty.messages, waiting: 'Blowing up balloons...' } }
    const { kernel } = bootKernel({
      plugins: [start, wordedEnquiry, worded],
      first: { journey: 'KidsPartyEnquiry' },
    })
    expect(kernel.texts.loading.value).to.equal('Blowing up balloons...')
    expect(kernel.texts.journey('sending')).to.equal('Completing Enquiry...')
  })

  it('a text that the journey lacks is replaced, or else is its key', () => {
    const { journey } = bootKernel({ plugins: [start, booking] }).kernel.texts
    expect(journey('note', {}, 'Your table')).to.equal('Your table')
    expect(journey('note')).to.equal('booking.note')
  })

  it('loading.announced: without a journey, neutral', () => {
    expect(texts(null)).to.deep.equal(['One moment…', 'One moment…'])
  })
})

function boot() {
  const { announcements, announce } = createAnnouncer()
  return { announce, announcements, texts: () => announcements.value.map(({ text }) => text) }
}
const nextTask = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('Announcements', () => {
  it('name.date: there is none at the start, and none without words', () => {
    const { announce, texts } = boot()
    expect(texts()).to.deep.equal([])
    announce('')
    expect(texts()).to.deep.equal([])
  })

  it('name.date: all sentences of one task are read, each of them once', () => {
    const { announce, texts } = boot()
    for (const text of ['3 restaurants found', 'Milano Cork selected.', '3 restaurants found']) announce(text)
    expect(texts()).to.deep.equal(['3 restaurants found', 'Milano Cork selected.'])
  })

  it("name.date: a later task's sentence replaces those before it", async () => {
    const { announce, texts } = boot()
    announce('3 restaurants found')
    await nextTask()
    announce('Milano Cork selected.')
    expect(texts()).to.deep.equal(['Milano Cork selected.'])
  })

  it('name.date: a sentence that is repeated later is a new one, and is read again', async () => {
    const { announce, announcements } = boot()
    announce('No restaurants found')
    const [first] = announcements.value
    await nextTask()
    announce('No restaurants found')
    const [second] = announcements.value
    expect(second!.number).to.be.above(first!.number)
  })
})
