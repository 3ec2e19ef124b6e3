import '../../kit/dom'
import { expect } from 'chai'
import { examineLinks } from '../../../src/host/doctor/links'
import { brand as milano } from '../../../themes/milano/brand'

describe('Host: the doctor on links', () => {
  it('contract, brand config: the default brand’s placeholders are a warning on a chain’s page, a note where it is built', () => {
    const levels = (hostname: string) => examineLinks(milano.links, hostname).map(({ level }) => level)
    expect(levels('www.osteria.ie')).to.deep.equal(['warning', 'warning'])
    for (const own of ['localhost', '127.0.0.1', '[::1]']) expect(levels(own)).to.deep.equal(['note', 'note'])
  })

  it('contract, brand config: a chain’s own are none, and no links neither', () => {
    for (const links of [{ terms: '/terms', privacy: 'https://example.ie/p' }, {}, null, 'x'])
      expect(examineLinks(links, 'www.osteria.ie')).to.deep.equal([])
  })
})
