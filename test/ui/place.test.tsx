import { expect } from 'chai'
import { definePlugin } from 'tavola'
import booking from '../../plugins/booking'
import { atComplete, atDetails } from '../kit/booking'
import { goHome, sitDown } from '../kit/diner'
import { enquiry, page, threshold } from '../kit/stand-ins'

const insert = (id: string, at: string, over: object = {}) =>
  definePlugin({ id, inserts: [{ at, load: page(`Insert ${id}`) }], ...over })
const pets = insert('pets', 'details')
const prams = insert('prams', 'details')
const broken = definePlugin({
  id: 'broken',
  inserts: [{ at: 'details', load: () => Promise.reject(new Error('lost')) }],
})

describe('ui: what plugins insert in a step of another', () => {
  afterEach(goHome)

  it('architecture, "inserts": stands at its place', async () => {
    const diner = await sitDown({ plugins: [threshold, booking, pets], first: atDetails })
    await diner.finds('textbox', 'Special Requests')
    expect(diner.reads()).to.match(/Special Requests.*Insert pets.*Happy with your choices/)
  })

  it('architecture, "A brand’s list orders ties": stands in the brand’s order', async () => {
    const diner = await sitDown({ plugins: [threshold, booking, prams, pets], first: atDetails })
    await diner.finds('heading', 'Insert pets')
    expect(diner.reads()).to.match(/Insert prams.*Insert pets/)
  })

  it('decisions, "Steps 4 and 6": a verification waits for the fixed details', async () => {
    const plugins = [threshold, booking, insert('challenge', 'verification')]
    const diner = await sitDown({ plugins, first: { ...atComplete, detailsConfirmed: false } })
    await diner.finds('button', 'Continue')
    expect(diner.has('heading', 'Insert challenge')).to.be.false
    await diner.clicks('button', 'Continue')
    await diner.finds('heading', 'Insert challenge')
  })

  it('architecture, "serves": one of another outcome stays out', async () => {
    const other = insert('other', 'details', { serves: 'enquiry' })
    const diner = await sitDown({
      plugins: [threshold, booking, enquiry, other, pets],
      first: { ...atDetails, journey: 'Booking' },
    })
    await diner.finds('heading', 'Insert pets')
    expect(diner.has('heading', 'Insert other')).to.be.false
  })

  it('architecture, "Faults": one that fails leaves the step as it is', async () => {
    const diner = await sitDown({ plugins: [threshold, booking, broken], first: atDetails })
    await diner.types('First Name', 'Anna')
    expect(diner.reads()).to.include('Sorry, this part of the page did not load.')
  })
})
