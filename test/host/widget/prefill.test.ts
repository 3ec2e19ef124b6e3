import { expect } from 'chai'
import { prefill } from '../../../src/host/widget/prefill'
import { brand } from '../../../themes/milano/brand'
import { enquiry, kidsParty, start } from '../../kernel/bare-plugins'

describe('Host: prefill', () => {
  for (const groupJourney of ['Enquiry', 'KidsPMP']) {
    it(`section 1: a group is taken where a plugin answers to the group journey "${groupJourney}"`, () => {
      const plugins = [start, enquiry, kidsParty]
      expect(prefill({ guests: -1 }, { ...brand, groupJourney }, plugins)).to.deep.equal({ guests: -1 })
    })
  }
})
