import { expect } from 'chai'
import { removeWidget, type Diner } from '../../kit/diner'
import { slotBody } from '../../kit/fixtures'
import { bookingsOnly, cork, dublin, galway, seesOthers } from './asking'
// After the kit, which makes the document that it looks for.
import { within } from '@testing-library/react'

const list = /^Restaurants (with available tables|taking requests)$/
const items = (diner: Diner) => diner.within('list', list).getsAll('listitem')
const headings = (diner: Diner) =>
  diner
    .within('list', list)
    .getsAll('heading', undefined, { level: 3 })
    .map(({ textContent }) => textContent)
/** The slots of a restaurant, as they are read. */
const slots = (diner: Diner, index = 0) =>
  within(items(diner)[index]!)
    .getAllByRole('button', { name: /\d\d:\d\d/ })
    .map((button) => button.textContent)
const enquireOnly = [slotBody(1930, false, true)]

describe('cross-sell: the list', () => {
  afterEach(removeWidget)

  it('section 2, step 2: each restaurant has its name, address, distance and slots', async () => {
    const diner = await seesOthers({ venues: [dublin()] })
    const [item] = items(diner)
    expect(item!.textContent).to.include('38 Dawson Street, D02 E729').and.include('3.4 miles')
    expect(within(item!).getByRole('heading', { level: 3, name: 'Milano Dublin' })).to.exist
    expect(within(item!).getByRole('button', { name: 'Book 19:30 at Milano Dublin' })).to.exist
  })

  it('section 2, step 2: a slot shows Book, Enquire, or Unavailable', async () => {
    const availability = [
      slotBody(1900),
      slotBody(1930, false, true),
      slotBody(1945, true, true),
      slotBody(2000, false),
    ]
    const diner = await seesOthers({ venues: [dublin({ availability })] })
    expect(slots(diner).map((text) => text.replace(' at Milano Dublin', ''))).to.deep.equal([
      'Book 19:00',
      'Enquire 19:30',
      'Book 19:45',
      'Unavailable 20:00',
    ])
    expect(diner.isEnabled('button', /^Enquire 19:30/)).to.be.true
    expect(diner.isEnabled('button', /^Unavailable 20:00/)).to.be.false
    expect(diner.reads()).to.include('within 48 hours')
  })

  it('section 2, step 2: one without a slot to use is not listed', async () => {
    const venues = [
      dublin({ id: 1, name: 'Full', availability: [slotBody(1930, false)] }),
      dublin({ id: 2, name: 'Empty', availability: [] }),
      dublin({ id: 3, name: 'Answers', availability: enquireOnly }),
    ]
    const diner = await seesOthers({ venues, title: 'Request a table' })
    expect(headings(diner)).to.deep.equal(['Answers'])
  })

  it('section 2, step 2: in a brand without an enquiry its fallback is no slot to use', async () => {
    const venues = [
      dublin({ availability: [...enquireOnly, slotBody(2000)] }),
      galway({ availability: enquireOnly }),
    ]
    const diner = await seesOthers({ plugins: bookingsOnly, venues })
    expect(headings(diner)).to.deep.equal(['Milano Dublin'])
    expect(diner.isEnabled('button', 'Unavailable 19:30 at Milano Dublin')).to.be.false
    expect(diner.reads()).to.not.include('48 hours')
  })

  it('section 2, step 2: other times of the same restaurant, then the others by distance', async () => {
    const venues = [
      dublin({ id: 1, name: 'Unknown', distance: null }),
      dublin({ id: 2, name: 'Far', distance: 30 }),
      dublin({ id: 3, name: 'Unknown too', distance: 'far' }),
      dublin({ id: 4, name: 'Near', distance: 0 }),
      dublin({ id: 5, name: 'Far too', distance: 30 }),
      cork({ distance: 99 }),
    ]
    const diner = await seesOthers({ venues })
    const expected = ['Milano Cork', 'Near', 'Far', 'Far too', 'Unknown', 'Unknown too']
    expect(headings(diner)).to.deep.equal(expected)
  })

  it('decisions, "Errors": a restaurant and a time that come twice are listed once, at their best', async () => {
    const venues = [
      dublin({ availability: [slotBody(2000), slotBody(1930, false)] }),
      galway(),
      dublin({ name: 'Again', availability: [slotBody(1930), slotBody(2000, false, true), slotBody(900)] }),
    ]
    const diner = await seesOthers({ venues })
    expect(headings(diner)).to.deep.equal(['Milano Dublin', 'Milano Galway'])
    expect(slots(diner).map((text) => text.slice(0, 10))).to.deep.equal([
      'Book 09:00',
      'Book 19:30',
      'Book 20:00',
    ])
  })

  it('section 3: an id that is a number here and a text there is one restaurant', async () => {
    const diner = await seesOthers({ chosen: { id: 7 }, venues: [cork({ id: '7' })] })
    expect(headings(diner)).to.deep.equal(['Milano Cork'])
  })

  it('equal times of two restaurants have different names', async () => {
    const diner = await seesOthers({ venues: [dublin(), galway()] })
    expect(diner.has('button', 'Book 19:30 at Milano Dublin')).to.be.true
    expect(diner.has('button', 'Book 19:30 at Milano Galway')).to.be.true
  })

  it('decisions, "Step 2": names from the server are text, never markup', async () => {
    const diner = await seesOthers({ venues: [dublin({ name: '<b>Bold</b> {time} ##telephone##' })] })
    expect(headings(diner)).to.deep.equal(['<b>Bold</b> {time} ##telephone##'])
    expect(diner.has('button', 'Book 19:30 at <b>Bold</b> {time} ##telephone##')).to.be.true
  })

  it('the focus goes to the heading of the step', async () => {
    const diner = await seesOthers({ venues: [dublin()] })
    expect(document.activeElement).to.equal(diner.gets('heading', 'Other tables for you'))
  })
})
