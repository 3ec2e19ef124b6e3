import { expect } from 'chai'
import { booksTable, hostOf } from './book-table'

describe('Hosts: a page with a consent tool that blocks scripts', () => {
  const host = hostOf('consent')

  for (const [tool, path] of [
    ['Cookiebot', '/'],
    ['OneTrust', '/onetrust.html'],
  ] as const)
    it(`a table is booked before any consent, as the tag is exempt for ${tool}, and with it all files that it loads`, async () => {
      const diner = await host.visits(path)
      await booksTable(diner)
      expect(await diner.page.evaluate('document.documentElement.dataset.blocked')).to.equal(undefined)
      expect(await diner.page.evaluate('document.cookie')).to.equal('')
      expect(diner.lines).to.deep.equal([])
    })

  it('a tag that the tool blocks leaves the telephone number on the page', async () => {
    const { page } = await host.visits('/blocked.html')
    await page.getByRole('link', { name: '01 555 0100' }).waitFor()
    expect(await page.evaluate('document.documentElement.dataset.blocked')).to.equal('1')
    expect(await page.evaluate('typeof Tavola')).to.equal('undefined')
  })
})
