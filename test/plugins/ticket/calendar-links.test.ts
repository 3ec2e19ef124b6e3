import { expect } from 'chai'
import { googleLink, outlookLink } from '../../../plugins/ticket/calendar-entry'
import { dinner } from './calendar'

const values = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('ticket: the pages of calendars', () => {
  it('Google’s has the moments, the restaurant’s zone, place and notes', () => {
    const link = googleLink({ ...dinner, date: '2026-07-04' })
    expect(link).to.match(/^https:\/\/calendar\.google\.com\/calendar\/render\?/)
    expect(values(link)).to.deep.equal({
      action: 'TEMPLATE',
      text: 'Table at Milano Cork',
      dates: '20260704T183000Z/20260704T203000Z',
      ctz: 'Europe/Dublin',
      location: 'Milano Cork',
      details: 'Reference: MB-1234',
    })
  })

  it('Outlook’s has them too', () => {
    const link = outlookLink({ ...dinner, date: '2026-07-04' })
    expect(link).to.match(/^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?/)
    expect(values(link)).to.deep.equal({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: 'Table at Milano Cork',
      startdt: '2026-07-04T18:30:00Z',
      enddt: '2026-07-04T20:30:00Z',
      location: 'Milano Cork',
      body: 'Reference: MB-1234',
    })
  })

  it('a late table ends on the next day', () => {
    const late = { ...dinner, time: '23:30' }
    expect(values(googleLink(late)).dates).to.equal('20261128T233000Z/20261129T013000Z')
    expect(values(outlookLink({ ...late, timeZone: undefined })).enddt).to.equal('2026-11-29T01:30:00')
  })

  it('without a zone both have the local time', () => {
    const here = { ...dinner, timeZone: undefined }
    expect(values(googleLink(here))).to.include({ dates: '20261128T193000/20261128T213000' })
    expect(googleLink(here)).to.not.include('ctz')
    expect(values(outlookLink(here)).startdt).to.equal('2026-11-28T19:30:00')
  })

  it("names are values, whatever they contain, and blanks aren't plus signs", () => {
    const title = 'Fish & chips = 100% #1 + زيتونة'
    for (const [link, name] of [
      [googleLink({ ...dinner, title }), 'text'],
      [outlookLink({ ...dinner, title }), 'subject'],
    ] as const) {
      expect(values(link)[name]).to.equal(title)
      expect(link).to.not.include('+')
    }
  })
})
