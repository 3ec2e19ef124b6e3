import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { menus } from '../../examples/server/seed/restaurant-seed'
import { restaurants } from '../../examples/server/seed/seed'
import { parseHHMM } from '../../examples/server/time/time'
import { findTown } from '../../examples/server/restaurant/gazetteer'

describe('The seed', () => {
  it('has at least 20 restaurants, each with its own id, name and telephone', () => {
    expect(restaurants).to.have.length.of.at.least(20)
    for (const key of ['id', 'name', 'telephone', 'postCode'] as const) {
      expect(new Set(restaurants.map((restaurant) => restaurant[key])), key).to.have.property(
        'size',
        restaurants.length,
      )
    }
  })

  it('has only fictional telephone numbers', () => {
    const fiction =
      /^(020 91\d \d{4}|020 7946 0\d{3}|028 9649 6\d{3}|029 2018 0\d{3}|01\d1 496 0\d{3}|011\d 496 0\d{3}|01632 960\d{3})$/
    for (const { telephone } of restaurants) expect(telephone).to.match(fiction)
  })

  it('ends each sitting before midnight, on a quarter of an hour', () => {
    for (const { id, hours, sitting = 105 } of restaurants) {
      for (const { first, last } of hours) {
        expect((parseHHMM(last) ?? NaN) + sitting, id).to.be.at.most(24 * 60)
        expect((parseHHMM(first) ?? NaN) % 15, id).to.equal(0)
      }
    }
  })

  it('has an example of everything: a closure, a card guarantee, menus, enquiries when full', () => {
    for (const key of ['closure', 'cardGuarantee', 'menus', 'enquiriesWhenFull'] as const) {
      expect(
        restaurants.some((restaurant) => restaurant[key]),
        key,
      ).to.be.true
    }
  })

  it('has a picture for each menu', () => {
    for (const { thumbnail } of menus) {
      const file = new URL(`../../examples/server/menu/thumbnails/${thumbnail}`, import.meta.url)
      expect(existsSync(file), thumbnail).to.be.true
    }
  })
})

describe('The gazetteer', () => {
  const meanings: Record<string, string | undefined> = {
    Cork: 'Cork',
    'cork city': 'Cork',
    'Galway, Ireland': 'Galway',
    'Dublin 2': 'Dublin',
    'dun laoghaire': 'Dún Laoghaire',
    manch: 'Manchester',
    'M4 1TR': 'Manchester',
    M4: 'Manchester',
    'n1c 4wp': 'London',
    'NG1 5FS': 'Nottingham',
    E14: 'London',
    'T12 AB34': 'Cork',
    D04: 'Dublin',
    BA1: 'Bath',
    ba: undefined,
    m: undefined,
    Corkscrew: undefined,
    Atlantis: undefined,
    '%': undefined,
    '': undefined,
  }
  for (const [text, name] of Object.entries(meanings)) {
    it(`understands "${text}" as ${name ?? 'no place'}`, () => {
      expect(findTown(text)?.name).to.equal(name)
    })
  }
})
