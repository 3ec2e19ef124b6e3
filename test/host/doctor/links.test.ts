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

  it('contract, brand config: a chain’s own are none', () => {
    const links = { terms: '/terms', privacy: 'https://example.ie/p' }
    expect(examineLinks(links, 'www.osteria.ie')).to.deep.equal([])
  })

  it('a page that the brand does not link to is reported', () => {
    const named = (links: unknown) => examineLinks(links, 'www.osteria.ie').map(({ what }) => what)
    const line = (page: string) =>
      `brand: it has no link "${page}": diners read the words, and can open no page.`
    for (const links of [{}, null, 'x']) expect(named(links)).to.deep.equal([line('terms'), line('privacy')])
    expect(named({ terms: '/terms' })).to.deep.equal([line('privacy')])
  })
})
