import { expect } from 'chai'
import { formatsIn } from '../../../src/locale/formats'
import { type Messages, definePlugin } from 'tavola'
import { createCatalogue } from '../../../src/messages/catalogue'
import { summaryOf } from '../../../src/kernel/screen/summary'
import { bootKernel } from '../../kit/kernel'
import { turn } from '../../kit/pending'
import { booking, enquiry, kidsParty, start, step, enquiryOutcome } from '../bare-plugins'
import { confirmed } from '../selection'
import { createAnnouncer } from '../../../src/kernel/core/announcer'

const people = { one: '{count} person', other: '{count} people' }
const catalogue = (messages: Messages, rewordings: Messages = {}, locale = 'en-IE') =>
  createCatalogue([{ id: 'party', texts: messages }], rewordings, locale)

const osoby = { one: '{count} osoba', few: '{count} osoby', other: '{count} osób' }
const hours = { one: '{count} hour, {price}', other: '{count} hours, {price}' }
const free = { zero: '{reference}: none', one: '{reference}: one', other: '{reference}: {count}' }
const sum = '{count}, {reference}'
type Row = [rule: string, text: Messages[string], locale: string, ...read: [count: number, text: string][]]
/** A text in a language with these numbers, and what is read. */
const counted: readonly Row[] = [
  ['summary.booking: one person, several people', people, 'en-IE', [1, '1 person'], [14, '14 people']],
  ["brand.place: the language's plural", osoby, 'pl', [1, '1 osoba'], [3, '3 osoby'], [5, '5 osób']],
  ['a plural follows the only number', hours, 'en-IE', [1, '1 hour, €5'], [2.5, '2.5 hours, €5']],
  ['it follows no digits in a text', free, 'ar', [0, '1847: none'], [1, '1847: one'], [5, '1847: 5']],
  ['numbers have the form of the locale, texts stay', sum, 'en-IE', [1234.5, '1,234.5, 1847']],
  ['numbers have the form of the locale in Italian', sum, 'it', [1234.5, '1234,5, 1847']],
  ['numbers have the form of the locale in Arabic', sum, 'ar-EG', [1234.5, '١٬٢٣٤٫٥, 1847']],
]

describe('Messages', () => {
  for (const [rule, message, locale, ...read] of counted)
    it(rule, () => {
      const { text } = catalogue({ message }, {}, locale)
      const values = { reference: '1847', price: '€5' }
      for (const [count, shown] of read) expect(text('party.message', { ...values, count })).to.equal(shown)
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

  it('a plugin adds its texts in other languages, a rewording counts', () => {
    const plugin = {
      id: 'tea',
      texts: { label: 'Tea', price: 'Price', cake: 'Cake' },
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
      createCatalogue([{ id: 'tea', texts: { menu: 'Menu' }, languages }], {}, locale).text('tea.menu')
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
  [5, 'GBP', 'en-IE', '£5'],
  [0, 'EUR', 'en-IE', '€0'],
  [2.5, 'EUR', 'en-IE', '€2.50'],
  [1400, 'EUR', 'en-IE', '€1,400'],
  [16.95, 'EUR', 'de-DE', '16,95\u00a0€'],
  [5, 'USD', 'en-CA', '$5'],
  [16.95, 'EUR', 'ar', '\u200f16.95\u00a0€'],
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
  const american = { locale: 'en-US' }
  const summary = (first: object, brand = {}) =>
    summaryOf(bootKernel({ plugins: [start, booking], first: { ...confirmed, ...first }, brand }).kernel)

  for (const [rule, first, read, brand] of [
    ['summary.booking: date, time and people', {}, /^Booking on Friday 20 November at 19:30 for 2 people$/],
    ['summary.booking: one person', { adults: 1 }, /for 1 person$/],
    ["brand.place: the locale's words and order", {}, /^Booking on Friday, November 20 at 7:30 PM/, american],
    ['summary.group: a group is "15+"', { adults: -1 }, /for 15\+ people$/],
    ['a group whose size is known has its number', { adults: -1, groupSize: 16 }, /for 16 people$/],
    ['general-enquiry.optional: empty while there are no guests', { adults: 0 }, /^$/],
    ['summary.from-step-2: empty while the date is missing', { date: null }, /^$/],
    ['summary.from-step-2: empty while the time is missing', { time: null }, /^$/],
  ] as const)
    it(rule, () => expect(summary(first, brand)).to.match(read))

  for (const [adults, children, people] of [
    [1, 8, '1 adult and 8 children'],
    [2, 1, '2 adults and 1 child'],
    [8, 0, '8 people'],
    [1, 0, '1 person'],
  ] as const)
    it(`in a journey that counts them separately, ${adults} and ${children} are "${people}"`, () => {
      const plugins = [start, { ...enquiry, texts: { summary: '{guests}' } }, kidsParty]
      const first = { ...confirmed, journey: 'KidsPartyEnquiry', adults, children }
      expect(summaryOf(bootKernel({ plugins, first }).kernel)).to.equal(people)
    })

  it('summary.booking: the words of the step count until the slot is confirmed', () => {
    const elsewhere = definePlugin({
      id: 'elsewhere',
      serves: 'booking',
      texts: { summary: 'Tables on {date} for {guests}' },
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
    const worded = { ...start, texts: { summary: '{date}, {guests}' } }
    const first = { ...confirmed, confirmed: false, adults: 1, children: 2 }
    const { kernel } = bootKernel({ plugins: [worded, booking, enquiry], first })
    expect(summaryOf(kernel)).to.equal('Friday 20 November, 3 people')
  })
})

const wordedBooking = definePlugin({
  ...booking,
  texts: { waiting: 'Checking Availability...', sending: 'Completing Booking...' },
})
const wordedEnquiry = definePlugin({
  id: 'enquiry',
  outcome: enquiryOutcome,
  texts: { waiting: 'Getting time slots...', sending: 'Completing Enquiry...' },
})

describe('Loading text', () => {
  for (const [rule, journey, before, after] of [
    ['loading.texts: of a booking', 'Booking', 'Checking Availability...', 'Completing Booking...'],
    ['loading.texts: of a party', 'KidsPartyEnquiry', 'Getting time slots...', 'Completing Enquiry...'],
    ['loading.announced: without a journey', null, 'One moment…', 'One moment…'],
  ] as const)
    it(`${rule}, before and after the details are filled`, () => {
      const plugins = [start, wordedBooking, wordedEnquiry, kidsParty]
      const { kernel } = bootKernel({ plugins, first: { ...confirmed, journey } })
      expect(kernel.texts.loading.value).to.equal(before)
      kernel.choices.set({ detailsConfirmed: true })
      expect(kernel.texts.loading.value).to.equal(after)
    })

  it("party.wording: a party's own wording comes before its enquiry's", () => {
    const worded = { ...kidsParty, texts: { ...kidsParty.texts, waiting: 'Blowing up balloons...' } }
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
})

/** Several sentences of one task: test/ui/announcements.test.tsx. */
describe('Announcements', () => {
  it("name.date: a later task's sentence replaces those before it, and is read again if it is the same", async () => {
    const { announcements, announce } = createAnnouncer()
    const numbers: number[] = []
    for (const text of ['3 restaurants found', 'Milano Cork selected.', 'Milano Cork selected.']) {
      announce(text)
      expect(announcements.value.map(({ text }) => text)).to.deep.equal([text])
      numbers.push(announcements.value[0]!.number)
      await turn()
    }
    expect(new Set(numbers)).to.have.property('size', 3)
  })
})
