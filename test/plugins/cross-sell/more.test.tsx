import { expect } from 'chai'
import { rankSlots } from '../../../plugins/cross-sell/offers'
import { removeWidget, type Diner } from '../../kit/diner'
import { slotBody } from '../../kit/fixtures'
import { dublin, seesOthers } from './asking'
// After the kit, which makes the document that it looks for.
import { within } from '@testing-library/react'

const items = (diner: Diner) => diner.within('list', 'Restaurants with available tables').getsAll('listitem')
const times = (diner: Diner) =>
  within(items(diner)[0]!)
    .getAllByRole('button', { name: /\d\d:\d\d/ })
    .map((button) => /\d\d:\d\d/.exec(button.textContent)![0])
const chain = (count: number, over: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    dublin({ id: index, name: `Milano ${index}`, distance: index, ...over(index) }),
  )
/** Every quarter of an hour from noon on. */
const day = (count: number, available = (_index: number): boolean => true) =>
  Array.from({ length: count }, (_, index) =>
    slotBody(1200 + Math.floor(index / 4) * 100 + (index % 4) * 15, available(index)),
  )

describe('cross-sell: long lists', () => {
  afterEach(removeWidget)

  it('section 2, step 2: of many restaurants the nearest are shown, more on request', async () => {
    const diner = await seesOthers({ venues: chain(25).reverse() })
    expect(items(diner)).to.have.length(20)
    await diner.presses('Show more restaurants')
    expect(items(diner)).to.have.length(25)
    expect(diner.has('button', 'Show more restaurants')).to.be.false
  })

  it('the focus goes to the first new restaurant', async () => {
    const diner = await seesOthers({ venues: chain(25) })
    await diner.presses('Show more restaurants')
    expect(document.activeElement).to.equal(diner.gets('heading', 'Milano 20'))
  })

  it('section 2, step 2: of many slots those nearest to the wanted time are shown, as the day runs', async () => {
    const diner = await seesOthers({ venues: [dublin({ availability: day(40).reverse() })] })
    const [first, last] = [times(diner).at(0)!, times(diner).at(-1)!]
    expect(times(diner)).to.have.length(12).and.include('19:30')
    expect(first >= '18:00' && last <= '21:00', `${first} to ${last}`).to.be.true
    expect(times(diner)).to.deep.equal([...times(diner)].sort())
  })

  it('section 2, step 2: slots that can be used come before those that cannot', async () => {
    const venues = [dublin({ availability: day(40, (index) => index === 0) })]
    const diner = await seesOthers({ venues })
    expect(times(diner)).to.include('12:00').and.have.length(12)
    expect(diner.isEnabled('button', 'Book 12:00 at Milano Dublin')).to.be.true
  })

  it('section 2, step 2: of two as near to it only one that can be used is marked as the nearest', () => {
    const slot = { available: true, useEnquiryFallback: false }
    const slots = [
      { ...slot, time: '19:00' },
      { ...slot, time: '20:00', available: false },
    ]
    const marked = rankSlots(slots, '19:30', false).filter(({ nearest }) => nearest)
    expect(marked.map(({ time }) => time)).to.deep.equal(['19:00'])
  })

  it('"More times" adds some and moves the focus to the first new one', async () => {
    const diner = await seesOthers({ venues: [dublin({ availability: day(30) })] })
    const before = times(diner)
    await diner.presses('More times at Milano Dublin')
    const first = times(diner).find((time) => !before.includes(time))
    expect(times(diner)).to.have.length(24)
    expect(document.activeElement).to.equal(diner.gets('button', `Book ${first} at Milano Dublin`))
  })

  it('the focus is not lost if no new one can be used', async () => {
    const venues = [dublin({ availability: day(14, (index) => index === 0) })]
    const diner = await seesOthers({ venues })
    await diner.presses('More times at Milano Dublin')
    expect(diner.has('button', 'More times at Milano Dublin')).to.be.false
    expect(document.activeElement).to.equal(diner.gets('heading', 'Milano Dublin'))
  })

  it('decisions, "Step 1": Back returns to as much of the list as was shown', async () => {
    const venues = chain(23, (index) => (index === 0 ? { availability: day(30) } : {}))
    const diner = await seesOthers({ venues })
    await diner.presses('Show more restaurants')
    await diner.presses('More times at Milano 0')
    await diner.presses('Book 19:30 at Milano 22')
    await diner.presses('Back')
    expect(items(diner)).to.have.length(23)
    expect(times(diner)).to.have.length(24)
  })

  it('section 2, step 2: a new answer starts with the first ones again', async () => {
    const diner = await seesOthers({ venues: chain(25) })
    await diner.presses('Show more restaurants')
    await diner.presses('Back')
    await diner.presses('Continue')
    expect(items(diner)).to.have.length(20)
  })

  it('section 2, step 2: an answer of 5,000 restaurants shows the nearest, and its last can be reached', async () => {
    const venues = chain(5000, () => ({ availability: day(20) })).reverse()
    const diner = await seesOthers({ venues })
    expect(items(diner)).to.have.length(20)
    expect(items(diner)[0]!.textContent).to.include('Milano 0')
    await diner.presses('Show more restaurants')
    expect(items(diner)).to.have.length(40)
  })
})
