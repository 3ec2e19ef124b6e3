import { expect } from 'chai'
import { booksTable, hostOf } from './book-table'

describe('Hosts: a section of a Shopify theme', () => {
  const host = hostOf('shopify')

  it('a table is booked in it, after the theme editor has rendered it again with another setting', async () => {
    const diner = await host.visits('/')
    await diner.finds('combobox', 'Location')
    expect(await diner.shows('Location')).to.equal('')
    await diner.presses(/in the theme editor/)
    await diner.until(async () => (await diner.shows('Location')) === 'Milano Cork', 'the new setting')
    expect(await diner.gets('region', 'Milano restaurants').count()).to.equal(1)
    await booksTable(diner)
    expect(diner.lines).to.deep.equal([])
  })
})
