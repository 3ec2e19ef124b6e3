import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { ActionBar } from 'tavola/controls'
import { atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderPlugins } from '../kit/diner'
import { venue } from '../kit/fixtures'
import { enquiry, form, page, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]

const withBar = definePlugin({
  id: 'with-bar',
  steps: [
    {
      id: 'with-bar',
      priority: 'base',
      when: () => true,
      load: page('Bar', () => (
        <ActionBar>
          <button>Go on</button>
        </ActionBar>
      )),
    },
  ],
})

describe('ui: the choice beside the button that leads on', () => {
  const line = async (date: string, brand = {}) => {
    const diner = await renderPlugins({ plugins: [withBar, form], first: { ...atSlot, date }, brand })
    return diner.gets('button', 'Go on').previousElementSibling!.textContent
  }

  it('date.month-written: a day has its month', async () => {
    expect(await line('2027-01-23')).to.equal('Sat 23 Jan, 19:30, 2 people · Milano Cork')
  })

  it('in American English it has the month first, and 12 hours', async () => {
    expect(await line('2026-11-28', { locale: 'en-US' })).to.equal(
      'Sat, Nov 28, 7:30 PM, 2 people · Milano Cork',
    )
  })
})

describe('ui: the venue header', () => {
  it('venue.header: the name, and the address lines joined by commas', async () => {
    const diner = await renderPlugins({ plugins, first: atDetails })
    expect(diner.reads()).to.include('Milano Cork').and.include('8 Oliver Plunkett Street, Cork, T12 X8N6')
  })

  it('venue.header: empty lines leave no comma behind', async () => {
    const cork = venue({ address: ['8 Oliver Plunkett Street', ''], postCode: null })
    const diner = await renderPlugins({ plugins, first: { ...atDetails, venue: cork } })
    expect(diner.reads())
      .to.include('8 Oliver Plunkett Street')
      .and.not.match(/Street,|, ,/)
  })

  it('venue.header: an Arabic address is joined by Arabic commas', async () => {
    const dubai = venue({ address: ['شارع الملك', 'دبي'], postCode: '' })
    const diner = await renderPlugins({ plugins, first: { ...atDetails, venue: dubai } })
    expect(diner.reads()).to.include('شارع الملك، دبي')
  })

  it('summary.from-step-2: appears from step 2 onward', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.finds('heading', 'Welcome')
    expect(diner.reads()).to.not.include('Milano Cork')
  })
})

const date = '2026-11-20'
const at = 'Friday 20 November at 19:30 for'

describe('ui: the summary bar', () => {
  const plugins = [threshold, form, enquiry]

  const cases = [
    { journey: 'Booking', adults: 2, text: `Booking on ${at} 2 people` },
    { journey: 'Booking', adults: -1, text: `Enquiry for ${at} 15+ people` },
  ]
  for (const { text, ...choice } of cases) {
    it(`summary.booking, summary.enquiry, name.summary: "${text}"`, async () => {
      const diner = await renderPlugins({ plugins, first: { ...atDetails, date, ...choice } })
      expect(diner.reads()).to.include(text)
    })
  }

  it('summary.from-step-2: appears from step 2 onward', async () => {
    const diner = await renderPlugins({ plugins, first: { ...atSlot, journey: 'Booking' } })
    await diner.finds('heading', 'Welcome')
    expect(diner.reads()).to.not.include('Booking on')
  })
})

const closed = (over: object, brand = {}) => ({
  plugins: [threshold],
  first: { venue: venue(over) },
  brand,
})

describe('ui: the closed-venue message', () => {
  it('venue.closed-message, error.closed: is above the step, with the dates as diners read them', async () => {
    const dates = { closedFrom: '2026-12-24', closedTo: '2026-12-27' }
    const message = 'Closed from ##closedFrom## to ##closedTo##. Back on ##closedTo##.'
    const diner = await renderPlugins(closed({ ...dates, closedMessage: message }))
    await diner.finds('heading', 'Welcome')
    const text = 'Closed from Thursday 24 December to Sunday 27 December. Back on Sunday 27 December.'
    expect(diner.reads()).to.match(new RegExp(`${text}.*Welcome`))
  })

  it('WCAG 4.1.3: is announced for a restaurant that the diner chooses, not for one that the page sets', async () => {
    const one = { closedFrom: '2026-12-24', closedMessage: 'Closed from ##closedFrom##.' }
    const diner = await renderPlugins(closed(one))
    await diner.finds('heading', 'Welcome')
    expect(diner.heard).to.deep.equal([])
    const other = venue({
      id: 'dublin',
      closedMessage: 'Call us on ##telephone##.',
      telephone: '01 496 0101',
    })
    diner.kernel.isUsed.value = true
    await diner.sees(() => diner.kernel.choices.set({ venue: other }))
    expect(diner.heard).to.deep.equal(['Call us on 01 496 0101.'])
  })

  it('error.closed: an unknown date leaves its placeholder empty', async () => {
    const diner = await renderPlugins(closed({ closedMessage: 'Closed from ##closedFrom##.' }))
    expect(diner.reads()).to.include('Closed from .')
  })

  it("its dates are in the locale's words and order", async () => {
    const over = { closedFrom: '2026-12-24', closedMessage: 'Closed from ##closedFrom##.' }
    const diner = await renderPlugins(closed(over, { locale: 'en-US' }))
    expect(diner.reads()).to.include('Closed from Thursday, December 24.')
  })

  it('other.telephone: the telephone replaces its placeholder, which is empty without one', async () => {
    const closedMessage = 'Call us on ##telephone##.'
    const diner = await renderPlugins(closed({ telephone: '021 496 0101', closedMessage }))
    expect(diner.reads()).to.include('Call us on 021 496 0101.')
    expect(diner.gets('link', '021 496 0101').getAttribute('href')).to.equal('tel:0214960101')
    removeWidget()
    const other = await renderPlugins(closed({ telephone: null, closedMessage }))
    expect(other.reads()).to.include('Call us on .')
  })

  it('the value of a placeholder is text, whatever characters it has', async () => {
    const over = { telephone: '$& 021 ##closedTo##', closedMessage: 'Call ##telephone##' }
    const diner = await renderPlugins(closed(over))
    expect(diner.reads()).to.include('Call $& 021 ##closedTo##')
  })

  it('server.plain-text: is text, never markup', async () => {
    const diner = await renderPlugins(closed({ closedMessage: '<img src=x onerror=alert(1)>' }))
    expect(diner.reads()).to.include('<img src=x onerror=alert(1)>')
  })

  it('venue.closed-message: is absent if the venue has none', async () => {
    const diner = await renderPlugins(closed({ closedFrom: '2026-12-24', closedMessage: null }))
    expect(diner.reads()).to.not.include('losed')
  })
})
