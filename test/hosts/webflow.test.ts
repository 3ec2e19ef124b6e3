import { expect } from 'chai'
import { booksTable, deepLink, hostOf } from './book-table'

describe('Hosts: a Code Embed of a Webflow site', () => {
  const host = hostOf('webflow')

  it('a table is booked in it, and the console stays quiet', async () => {
    const diner = await host.visits('/')
    await booksTable(diner)
    expect(diner.lines).to.deep.equal([])
  })

  it('a deep link chooses in it, and without scripts it leads to a telephone number', async () => {
    const diner = await host.visits(deepLink())
    await diner.until(async () => (await diner.shows('Hour')) === '19', 'the time of the link')
    const { page } = await host.visits(deepLink(), { javaScriptEnabled: false })
    await page.getByRole('link', { name: '01 555 0100' }).waitFor()
  })
})
