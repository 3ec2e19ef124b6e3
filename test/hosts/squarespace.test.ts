import { expect } from 'chai'
import { booksTable, deepLink, hostOf } from './book-table'

describe('Hosts: a Squarespace site', () => {
  const host = hostOf('squarespace')

  it('a table is booked on a page that Ajax loading brought, and leaving it removes the widget', async () => {
    const diner = await host.visits('/')
    const region = () => diner.gets('region', 'Osteria restaurants')
    await diner.clicks('link', 'Book')
    await diner.finds('region', 'Osteria restaurants')
    await diner.clicks('link', 'Home')
    await diner.misses('region', 'Osteria restaurants')
    await diner.page.goBack()
    await diner.finds('region', 'Osteria restaurants')
    await booksTable(diner)
    expect(await region().count()).to.equal(1)
    expect(diner.lines).to.deep.equal([])
  })

  it('a deep link chooses on the page of the Code Block', async () => {
    const diner = await host.visits(deepLink('/book.html'))
    await diner.until(async () => (await diner.shows('Hour')) === '19', 'the time of the link')
  })

  it('without scripts the page leads to a telephone number', async () => {
    const { page } = await host.visits('/book.html', { javaScriptEnabled: false })
    await page.getByRole('link', { name: '01 555 0100' }).waitFor()
  })
})
