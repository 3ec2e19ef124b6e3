import { expect } from 'chai'
import { formatsIn } from '../../src/locale/formats'
import { type Messages, definePlugin } from 'tavola'
import { createCatalogue } from '../../src/messages/catalogue'
import { summaryOf } from '../../src/kernel/summary'
import { bootKernel } from '../kit/kernel'
import { booking, enquiry, kidsParty, start, step, enquiryOutcome } from './bare-plugins'
import { confirmed } from './selection'
import { createAnnouncer } from '../../src/kernel/announcer'

const people = { one: '{count} person', other: '{count} people' }
const catalogue = (messages: Messages, rewordings: Messages = {}, locale = 'en-IE') =>
  createCatalogue([{ id: 'party', messages }], rewordings, locale)

describe('Messages', () => {
  it('summary.booking: one person, several people', () => {
    const { text } = catalogue({ people })
    expect([1, 2, 14].map((count) => text('party.people', { count }))).to.deep.equal([
      '1 person',
      '2 people',
      '14 people',
    ])
  })

  it("brand.place: a plural follows the rules of the brand's language", () => {
    const polish = { one: '{count} osoba', few: '{count} osoby', other: '{count} osób' }
    const { text } = catalogue({ people: polish }, {}, 'pl')
    expect([1, 3, 5].map((count) => text('party.people', { count }))).to.deep.equal([
      '1 osoba',
      '3 osoby',
      '5 osób',
    ])
  })

  it('brand.look-and-texts: a rewording replaces the text of its full key only', () => {
    const { text } = catalogue({ label: 'Kids Party', title: 'Party' }, { 'party.label': 'Birthday' })
    expect([text('party.label'), text('party.title')]).to.deep.equal(['Birthday', 'Party'])
  })

  it('values are inserted as text, never as patterns; an unknown placeholder stays', () => {
    const { text } = catalogue({ hello: 'Hello {name} {other}' })
    expect(text('party.hello', { name: '$& {other}' })).to.equal('Hello $& {other} {other}')
  })

  it('texts that arrive later are added, and a rewording still counts', () => {
    const { add, text } = catalogue({}, { 'widget.leave': 'Go' })
    add('widget', { leave: 'Leave', stay: 'Stay' })
    expect([text('widget.leave'), text('widget.stay')]).to.deep.equal(['Go', 'Stay'])
  })

  it('a plural follows the only number in a text, whatever its name', () => {
    const { text } = catalogue({ wait: { one: '{price}, {hours} hour', other: '{price}, {hours} hours' } })
    const waits = [1, 48, 2.5].map((hours) => text('party.wait', { price: '€5', hours }))
    expect(waits).to.deep.equal(['€5, 1 hour', '€5, 48 hours', '€5, 2.5 hours'])
  })

  it('a plural follows a number, zero too, but not digits in a text', () => {
    const free = { zero: '{venue}: none', one: '{venue}: one', other: '{venue}: {tables}' }
    const { text } = catalogue({ free }, {}, 'ar')
    const said = [0, 1, 5].map((tables) => text('party.free', { venue: '1847', tables }))
    expect(said).to.deep.equal(['1847: none', '1847: one', '1847: 5'])
  })

  it('numbers are formatted for the locale, and texts stay as they are', () => {
    const written = (locale: string) =>
      catalogue({ sum: '{count}, {reference}' }, {}, locale).text('party.sum', {
        count: 1234.5,
        reference: '1234',
      })
    expect(['en-IE', 'it', 'ar-EG'].map(written)).to.deep.equal([
      '1,234.5, 1234',
      '1234,5, 1234',
      '١٬٢٣٤٫٥, 1234',
    ])
  })

  it('a plugin adds its texts in other languages, a rewording counts', () => {
    const plugin = {
      id: 'tea',
      messages: { label: 'Tea', price: 'Price', cake: 'Cake' },
      languages: { it: { label: 'Tè', price: 'Prezzo', later: 'Dopo' } },
    }
    const { text, add } = createCatalogue([plugin], { 'tea.price': 'Costo' }, 'it-CH')
    add('tea', { later: 'Later' })
    const keys = ['label', 'price', 'cake', 'later']
    expect(keys.map((key) => text(`tea.${key}`))).to.deep.equal(['Tè', 'Costo', 'Cake', 'Dopo'])
  })

  it('a plugin’s language with a region takes precedence over the language alone', () => {
    const languages = { pt: { menu: 'Ementa' }, 'pt-BR': { menu: 'Cardápio' }, 'zh-Hant': { menu: '菜單' } }
    const menu = (locale: string) =>
      createCatalogue([{ id: 'tea', messages: { menu: 'Menu' }, languages }], {}, locale).text('tea.menu')
    expect(['pt-BR', 'pt-PT', 'zh-Hant-TW', 'it'].map(menu)).to.deep.equal([
      'Cardápio',
      'Ementa',
      '菜單',
      'Menu',
    ])
  })

  it('an unknown key returns itself', () => {
    const { has, text } = catalogue({})
    expect(text('party.missing')).to.equal('party.missing')
    expect(has('party.missing')).to.equal(false)
  })
})

const amounts: [amount: number, currency: string, locale: string, text: string][] = [
  [16.95, 'EUR', 'en-IE', '€16.95'],
  [29.95, 'EUR', 'en-GB', '€29.95'],
  [5, 'GBP', 'en-IE', '£5'],
  [0, 'EUR', 'en-IE', '€0'],
  [2.5, 'EUR', 'en-IE', '€2.50'],
  [1400, 'EUR', 'en-IE', '€1,400'],
  [16.95, 'EUR', 'de-DE', '16,95\u00a0€'],
  [5, 'USD', 'en-CA', '$5'],
  [16.95, 'EUR', 'it-IT', '16,95\u00a0€'],
  [16.95, 'EUR', 'ar', '\u200f16.95\u00a0€'],
  [30, 'GBP', 'ar', '\u200f30\u00a0£'],
  [30, 'USD', 'ar', '\u200f30\u00a0$'],
  [30, 'AED', 'ar', '\u200f30\u00a0د.إ.\u200f'],
  [16.95, 'EUR', 'ar-EG', '\u200f١٦٫٩٥\u00a0€'],
]

describe('Money', () => {
  for (const [amount, currency, locale, text] of amounts) {
    it(`party.adults-terms: ${amount} ${currency} is "${text}" in ${locale}`, () => {
      expect(formatsIn(locale).money(amount, currency)).to.equal(text)
    })
  }
})

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
