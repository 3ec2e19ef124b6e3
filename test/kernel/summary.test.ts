import { expect } from 'chai'
import { bootKernel } from '../kit/kernel'
import { booking, enquiry, kidsParty, start } from './bare-plugins'
import { confirmed } from './selection'

describe('Summary', () => {
  const summary = (first: object, brand = {}) =>
    bootKernel({ plugins: [start, booking], first, brand }).kernel.texts.summary.value

  it('section 2, summary bar: date, time and people', () => {
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
      expect(bootKernel({ plugins, first }).kernel.texts.summary.value).to.equal(people)
    })
  }

  it("contract, brand config: the date is in the locale's words and order", () => {
    expect(summary(confirmed, { locale: 'en-US' })).to.match(/^Booking on Friday November 20 at/)
  })

  it('section 2, summary bar: a group is "15+"', () => {
    expect(summary({ ...confirmed, adults: -1 })).to.match(/for 15\+ people$/)
  })

  it('decisions, general enquiry: empty while nobody is to come', () => {
    expect(summary({ ...confirmed, adults: 0 })).to.equal('')
  })

  it('section 2, summary bar: empty while date or time is missing', () => {
    expect([summary({ ...confirmed, date: null }), summary({ ...confirmed, time: null })]).to.deep.equal([
      '',
      '',
    ])
  })
})
