import { expect } from 'chai'
import { ActionBar } from 'tavola/controls'
import { removeWidget, renderPlugins } from '../kit/diner'
import { venue } from '../kit/fixtures'
import { enquiry, form, threshold } from '../kit/stand-ins'
import { opens, stepOf } from './set-up'

describe('ui: the choice beside the button that leads on', () => {
  const withBar = stepOf('Bar', () => (
    <ActionBar>
      <button>Go on</button>
    </ActionBar>
  ))

  for (const [rule, date, brand, line] of [
    ['a day has its month', '2027-01-23', {}, 'Sat 23 Jan, 19:30, 2 people · Milano Cork'],
    [
      'in American English the month is first, with 12 hours',
      '2026-11-28',
      { locale: 'en-US' },
      'Sat, Nov 28, 7:30 PM, 2 people · Milano Cork',
    ],
  ] as const)
    it(`date.month-written: ${rule}`, async () => {
      const first = { date, confirmed: false }
      const diner = await opens({ plugins: [withBar, form], first, brand })
      expect(diner.gets('button', 'Go on').previousElementSibling!.textContent).to.equal(line)
    })
})

describe('ui: the venue header', () => {
  for (const [rule, over, shown] of [
    ['the name, and the lines joined by commas', {}, /Milano Cork.*8 Oliver Plunkett Street, Cork, T12 X8N6/],
    [
      'empty lines leave no comma behind',
      { address: ['8 Oliver Plunkett Street', ''], postCode: null },
      /8 Oliver Plunkett Street(?!.*(Street,|, ,))/,
    ],
    [
      'an Arabic address is joined by Arabic commas',
      { address: ['شارع الملك', 'دبي'], postCode: '' },
      /شارع الملك، دبي/,
    ],
  ] as const)
    it(`venue.header: ${rule}`, async () => {
      const diner = await opens({ first: { venue: venue(over) } })
      expect(diner.reads()).to.match(shown)
    })
})

describe('ui: the summary bar', () => {
  const plugins = [threshold, form, enquiry]
  const at = 'Friday 20 November at 19:30 for'

  for (const [adults, text] of [
    [2, `Booking on ${at} 2 people`],
    [-1, `Enquiry for ${at} 15+ people`],
  ] as const)
    it(`summary.enquiry, name.summary: ${text}`, async () => {
      const diner = await opens({ plugins, first: { date: '2026-11-20', journey: 'Booking', adults } })
      expect(diner.reads()).to.include(text)
    })

  it('summary.from-step-2: it and the venue header appear from step 2 onward', async () => {
    const diner = await opens({ plugins, first: { journey: 'Booking', confirmed: false } })
    await diner.finds('heading', 'Welcome')
    expect(diner.reads()).to.not.include('Booking on').and.not.include('Milano Cork')
  })
})

describe('ui: the closed-venue message', () => {
  const closed = (over: object, brand = {}) =>
    renderPlugins({ plugins: [threshold], first: { venue: venue(over) }, brand })
  const closedFrom = '2026-12-24'
  const closedMessage = 'Closed from ##closedFrom##.'

  for (const [rule, over, brand, text] of [
    [
      'venue.closed-message, error.closed: is above the step, with the dates as diners read them',
      {
        closedFrom,
        closedTo: '2026-12-27',
        closedMessage: 'Closed from ##closedFrom## to ##closedTo##. Back on ##closedTo##.',
      },
      {},
      /Closed from Thursday 24 December to Sunday 27 December\. Back on Sunday 27 December\..*Welcome/,
    ],
    ['error.closed: an unknown date leaves its placeholder empty', { closedMessage }, {}, /Closed from \./],
    [
      "its dates are in the locale's words and order",
      { closedFrom, closedMessage },
      { locale: 'en-US' },
      /Closed from Thursday, December 24\./,
    ],
    [
      'the value of a placeholder is text, whatever characters it has',
      { telephone: '$& 021 ##closedTo##', closedMessage: 'Call ##telephone##' },
      {},
      /Call \$& 021 ##closedTo##/,
    ],
    [
      'server.plain-text: is text, never markup',
      { closedMessage: '<img src=x onerror=alert(1)>' },
      {},
      /<img src=x onerror=alert\(1\)>/,
    ],
    [
      'venue.closed-message: is absent if the venue has none',
      { closedFrom, closedMessage: null },
      {},
      /^(?!.*losed)/,
    ],
  ] as const)
    it(rule, async () => {
      expect((await closed(over, brand)).reads()).to.match(text)
    })

  it('WCAG 4.1.3: is announced for a restaurant that the diner chooses, not for one that the page sets', async () => {
    const diner = await closed({ closedFrom, closedMessage })
    expect(diner.heard).to.deep.equal([])
    const calls = { closedMessage: 'Call us on ##telephone##.', telephone: '01 496 0101' }
    diner.kernel.isUsed.value = true
    await diner.sees(() => diner.kernel.choices.set({ venue: venue({ id: 'dublin', ...calls }) }))
    expect(diner.heard).to.deep.equal(['Call us on 01 496 0101.'])
  })

  it('other.telephone: the telephone replaces its placeholder, which is empty without one', async () => {
    const closedMessage = 'Call us on ##telephone##.'
    const diner = await closed({ telephone: '021 496 0101', closedMessage })
    expect(diner.reads()).to.include('Call us on 021 496 0101.')
    expect(diner.gets('link', '021 496 0101').getAttribute('href')).to.equal('tel:0214960101')
    removeWidget()
    expect((await closed({ telephone: null, closedMessage })).reads()).to.include('Call us on .')
  })
})
