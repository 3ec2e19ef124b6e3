import { expect } from 'chai'
import { removeWidget, renderWidget } from '../kit/diner'
import { venue } from '../kit/fixtures'
import { threshold } from '../kit/stand-ins'

const closed = (over: object, brand = {}) => ({
  plugins: [threshold],
  first: { venue: venue(over) },
  brand,
})

describe('ui: the closed-venue message', () => {
  afterEach(removeWidget)

  it('decisions, "Step 2": is above the step with the dates as diners read them', async () => {
    const dates = { closedFrom: '2026-12-24', closedTo: '2026-12-27' }
    const message = 'Closed from ##closedFrom## to ##closedTo##. Back on ##closedTo##.'
    const diner = await renderWidget(closed({ ...dates, closedMessage: message }))
    await diner.finds('heading', 'Welcome')
    const text = 'Closed from Thursday 24 December to Sunday 27 December. Back on Sunday 27 December.'
    expect(diner.reads()).to.match(new RegExp(`${text}.*Welcome`))
  })

  it('WCAG 4.1.3: is announced for a restaurant that is chosen, not for one that comes with the page', async () => {
    const one = { closedFrom: '2026-12-24', closedMessage: 'Closed from ##closedFrom##.' }
    const diner = await renderWidget(closed(one))
    await diner.finds('heading', 'Welcome')
    expect(diner.heard).to.deep.equal([])
    const other = venue({
      id: 'dublin',
      closedMessage: 'Call us on ##telephone##.',
      telephone: '01 496 0101',
    })
    await diner.sees(() => diner.kernel.choices.set({ venue: other }))
    expect(diner.heard).to.deep.equal(['Call us on 01 496 0101.'])
  })

  it('decisions, "Step 2": a date that is not known leaves its place empty', async () => {
    const diner = await renderWidget(closed({ closedMessage: 'Closed from ##closedFrom##.' }))
    expect(diner.reads()).to.include('Closed from .')
  })

  it("contract, brand config: its dates are in the locale's words and order", async () => {
    const over = { closedFrom: '2026-12-24', closedMessage: 'Closed from ##closedFrom##.' }
    const diner = await renderWidget(closed(over, { locale: 'en-US' }))
    expect(diner.reads()).to.include('Closed from Thursday December 24.')
  })

  it('section 2, step 2: the telephone replaces its placeholder, or nothing does', async () => {
    const closedMessage = 'Call us on ##telephone##.'
    const diner = await renderWidget(closed({ telephone: '021 496 0101', closedMessage }))
    expect(diner.reads()).to.include('Call us on 021 496 0101.')
    expect(diner.gets('link', '021 496 0101').getAttribute('href')).to.equal('tel:0214960101')
    removeWidget()
    const other = await renderWidget(closed({ telephone: null, closedMessage }))
    expect(other.reads()).to.include('Call us on .')
  })

  it('decisions, "Step 2": the value of a placeholder is text, whatever characters it has', async () => {
    const over = { telephone: '$& 021 ##closedTo##', closedMessage: 'Call ##telephone##' }
    const diner = await renderWidget(closed(over))
    expect(diner.reads()).to.include('Call $& 021 ##closedTo##')
  })

  it('decisions, "Step 2": is text, never markup', async () => {
    const diner = await renderWidget(closed({ closedMessage: '<img src=x onerror=alert(1)>' }))
    expect(diner.reads()).to.include('<img src=x onerror=alert(1)>')
  })

  it('section 2, "Closed-venue message": is absent when the venue carries none', async () => {
    const diner = await renderWidget(closed({ closedFrom: '2026-12-24', closedMessage: null }))
    expect(diner.reads()).to.not.include('losed')
  })
})
