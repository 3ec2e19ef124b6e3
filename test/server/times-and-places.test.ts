import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { isClosedOn } from '../../examples/server/restaurant/restaurant'
import { findTown } from '../../examples/server/restaurant/place'
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
    const winter = localTime(new Date('2026-01-15T23:30:00Z'), 'Europe/Dublin')
    expect(winter).to.deep.equal({ date: '2026-01-15', minutes: 23 * 60 + 30 })
    const summer = localTime(new Date('2026-07-15T23:30:00Z'), 'Europe/Dublin')
    expect(summer).to.deep.equal({ date: '2026-07-16', minutes: 30 })
  })

  it('treats the current minute as not yet passed', () => {
    const now = new Date('2026-11-20T19:30:59Z')
    expect(isBefore('2026-11-20', 19 * 60 + 30, now, 'Europe/London')).to.be.false
    expect(isBefore('2026-11-20', 19 * 60 + 29, now, 'Europe/London')).to.be.true
    expect(isBefore('2026-11-21', 0, now, 'Europe/London')).to.be.false
  })
})

describe('Dates and times of calls', () => {
  it('are days that exist, as YYYY-MM-DD, also over the end of a month and a clock change', () => {
    expect(['2026-11-20', '2028-02-29'].every(isDate)).to.be.true
    expect(['2026-02-29', '2026-13-01', '26-1-1', '2026-11-20T00:00', ''].some(isDate)).to.be.false
    expect(addDays('2026-10-24', 8)).to.equal('2026-11-01')
    expect(addDays('2026-03-01', -1)).to.equal('2026-02-28')
  })

  it('are times of day, as HHMM', () => {
    expect(parseHHMM('1930')).to.equal(1170)
    expect(['2400', '1260', '930', '19:30', ''].map(parseHHMM)).to.deep.equal(Array(5).fill(undefined))
    expect(toSlotTime(575)).to.equal(935)
    expect(fromSlotTime(935)).to.equal(575)
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
  const meanings: Readonly<Record<string, readonly string[]>> = {
    Cork: ['Cork', 'cork city', 'T12 AB34'],
    Galway: ['Galway, Ireland'],
    Dublin: ['Dublin 2', 'D04'],
    'Dún Laoghaire': ['dun laoghaire'],
    Manchester: ['manch', 'M4 1TR', 'M4'],
    London: ['n1c 4wp', 'E14'],
    Nottingham: ['NG1 5FS'],
    Bath: ['BA1'],
    'no place': ['ba', 'm', 'Corkscrew', 'Atlantis', '%', ''],
  }
  for (const [name, texts] of Object.entries(meanings))
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
        restaurants.some((restaurant) => restaurant[key]),
        key,
      ).to.be.true
    expect(restaurants.flatMap((restaurant) => restaurant.menus)).to.include.members(
      menus.map(({ id }) => id),
    )
    for (const { thumbnail } of menus)
      expect(existsSync(`examples/server/menu/thumbnails/${thumbnail}`), thumbnail).to.be.true
  })
})
