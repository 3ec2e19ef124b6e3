import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { findTown } from '../../examples/server/restaurant/place'
import { isClosedOn } from '../../examples/server/restaurant/restaurant'
import { menus, restaurants } from '../../examples/server/seed/seed'
import {
  addDays,
  fromSlotTime,
  isBefore,
  isDate,
  localTime,
  parseHHMM,
  toSlotTime,
} from '../../examples/server/time/time'

describe('Local time', () => {
  it("is the restaurant's, summer time included", () => {
    const at = (moment: string) => localTime(new Date(moment), 'Europe/Dublin')
    expect(at('2026-01-15T23:30:00Z')).to.deep.equal({ date: '2026-01-15', minutes: 23 * 60 + 30 })
    expect(at('2026-07-15T23:30:00Z')).to.deep.equal({ date: '2026-07-16', minutes: 30 })
  })

  it('treats the current minute as not yet passed', () => {
    const hasPassed = (date: string, minute: number) =>
      isBefore(date, minute, new Date('2026-11-20T19:30:59Z'), 'Europe/London')
    expect(hasPassed('2026-11-20', 19 * 60 + 30)).to.be.false
    expect(hasPassed('2026-11-20', 19 * 60 + 29)).to.be.true
    expect(hasPassed('2026-11-21', 0)).to.be.false
  })
})

// Those of calls: availability.test.ts.
describe('Dates and times', () => {
  it('go on over the end of a month and a clock change, to leap days, and with four digits', () => {
    expect(addDays('2026-10-24', 8)).to.equal('2026-11-01')
    expect(addDays('2026-03-01', -1)).to.equal('2026-02-28')
    expect(['2028-02-29', '2026-02-29', '2026-11-20T00:00'].map(isDate)).to.deep.equal([true, false, false])
    expect([toSlotTime(575), fromSlotTime(935)]).to.deep.equal([935, 575])
  })
})

describe('A closure', () => {
  for (const [closedFrom, closedTo, closed, open] of [
    ['2026-11-20', '2026-11-25', ['2026-11-20', '2026-11-24'], ['2026-11-19', '2026-11-25']],
    [null, '2026-11-25', ['2026-11-24'], ['2026-11-25']],
    ['2026-11-20', null, ['2026-11-21'], ['2026-11-20']],
    [null, null, [], ['2026-11-20']],
  ] as const)
    it(`from ${closedFrom} to ${closedTo} has its days`, () => {
      const isClosed = (day: string) => isClosedOn({ closedFrom, closedTo }, day)
      expect([...closed, ...open].filter(isClosed)).to.deep.equal(closed)
    })
})

describe('The towns', () => {
  for (const [name, ...texts] of [
    ['Cork', 'Cork', 'cork city', 'T12 AB34'],
    ['Galway', 'Galway, Ireland', 'H91 AB12'],
    ['Dublin', 'Dublin 2', 'D04'],
    ['Dún Laoghaire', 'dun laoghaire'],
    ['Manchester', 'manch', 'M4 1TR', 'M4'],
    ['London', 'n1c 4wp', 'E14'],
    ['Nottingham', 'NG1 5FS'],
    ['Bath', 'BA1'],
    ['no place', 'ba', 'm', 'Corkscrew', 'Atlantis', '%', ''],
  ] as const)
    it(`have ${name} for ${texts.join(' and ')}`, () => {
      for (const text of texts) expect(findTown(text)?.name ?? 'no place', text).to.equal(name)
    })
})

describe('The seed', () => {
  it('has restaurants with their own ids, names and fictional telephone numbers', () => {
    const fiction =
      /^(020 91\d \d{4}|020 7946 0\d{3}|028 9649 6\d{3}|029 2018 0\d{3}|01\d1 496 0\d{3}|011\d 496 0\d{3}|01632 960\d{3})$/
    expect(restaurants).to.have.length.of.at.least(20)
    for (const key of ['id', 'name', 'telephone', 'postCode'] as const)
      expect(new Set(restaurants.map((restaurant) => restaurant[key])).size, key).to.equal(restaurants.length)
    for (const { telephone } of restaurants) expect(telephone).to.match(fiction)
  })

  it('ends each sitting before midnight, on a quarter of an hour', () => {
    for (const { id, hours, sitting } of restaurants)
      for (const { first, last } of hours) {
        expect((parseHHMM(last) ?? NaN) + sitting, id).to.be.at.most(24 * 60)
        expect((parseHHMM(first) ?? NaN) % 15, id).to.equal(0)
      }
  })

  it('has an example of everything, and a picture for each menu', () => {
    for (const key of ['closure', 'cardGuarantee', 'enquiriesWhenFull'] as const)
      expect(
        restaurants.filter((restaurant) => restaurant[key]),
        key,
      ).to.not.be.empty
    const served = restaurants.flatMap((restaurant) => restaurant.menus)
    for (const { id, thumbnail } of menus) {
      expect(served).to.include(id)
      expect(existsSync(`examples/server/menu/thumbnails/${thumbnail}`), thumbnail).to.be.true
    }
  })
})
