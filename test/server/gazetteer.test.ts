import { expect } from 'chai'
import { findTown } from '../../examples/server/restaurant/gazetteer'

describe('The gazetteer (section 7, searchnearby)', () => {
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
    it(`takes "${text}" for ${name ?? 'no place'}`, () => {
      expect(findTown(text)?.name).to.equal(name)
    })
  }
})
