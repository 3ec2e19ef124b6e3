import { expect } from 'chai'
import { linkNames } from '../../src/host/options/read-option'
import { textOf } from './samples'

type Translate = (link: string, page?: string) => string | null

const code = textOf('docs/operations/migration.md', 'translate-link.js').replaceAll(/^export /gm, '')
const translateLink = new Function(`${code}\nreturn translateLink`)() as Translate

/** What the page's address says to the widget. */
const says = (link: string) => {
  const { origin, pathname, searchParams } = new URL(translateLink(link)!)
  expect(origin + pathname).to.equal('https://www.example.com/book')
  return Object.fromEntries(searchParams)
}

const whole = {
  'tavola-venue': 'cork',
  'tavola-date': '2026-12-24',
  'tavola-time': '19:30',
  'tavola-guests': '4',
}
const opentable = 'https://www.opentable.co.uk/restref/client/'
const resdiary = 'https://booking.resdiary.com/widget/Standard/OsteriaCork/1234'
const designmynight = 'https://bookings.designmynight.com/book?venue_id=552435790df6902b7256f237'

describe('Old links to a booking', () => {
  it('become links with the same restaurant, day, time and guests, by names that the widget reads', () => {
    expect(says(`${opentable}?rid=98247&restref=98247&datetime=2026-12-24T19%3A30&covers=4`)).to.deep.equal(
      whole,
    )
    expect(says(`${opentable}?restref=98247&partysize=4&datetime=2026-12-24T19:30&lang=en-GB`)).to.deep.equal(
      whole,
    )
    expect(says(`${resdiary}?date=2026-12-24&time=19:30&partySize=4&includeJquery=false`)).to.deep.equal(
      whole,
    )
    expect(
      says(`${designmynight}&date=2026-12-24&time=19:30&num_people=4&source=partner&fixed_type=1`),
    ).to.deep.equal(whole)
    const names = Object.values(linkNames).map((name) => `tavola-${name}`)
    expect(names).to.include.members(Object.keys(whole))
  })

  it('keep what they have, and a group stays a group', () => {
    expect(says(resdiary)).to.deep.equal({ 'tavola-venue': 'cork' })
    expect(says(`${designmynight}&date=2026-12-24`)).to.deep.equal({
      'tavola-venue': 'cork',
      'tavola-date': '2026-12-24',
    })
    expect(says(`${opentable}?rid=98247&covers=20`)['tavola-guests']).to.equal('-1')
    expect(says(`${opentable}?rid=98247&covers=two&datetime=tomorrow`)).to.deep.equal({
      'tavola-venue': 'cork',
    })
  })

  it('are not translated for an unknown restaurant or another site', () => {
    expect(translateLink(`${opentable}?rid=1`)).to.be.null
    expect(translateLink(`${opentable}?rid=toString`)).to.be.null
    expect(translateLink('https://www.example.org/?rid=98247')).to.be.null
    expect(translateLink('https://opentable-deals.example/?rid=98247')).to.be.null
  })
})
