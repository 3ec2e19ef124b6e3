import { expect } from 'chai'
import { booksTable, deepLink, hostOf } from './book-table'

describe('Hosts: plain HTML', () => {
  const host = hostOf('html')

  it('a table is booked on the page, and the console stays quiet', async () => {
    const diner = await host.visits('/')
    await booksTable(diner)
    expect(diner.lines).to.deep.equal([])
  })

  it('a deep link chooses the restaurant, the day, the time and the guests', async () => {
    const diner = await host.visits(deepLink())
    await diner.chose('Milano Cork')
    await diner.until(async () => (await diner.shows('Hour')) === '19', 'the time of the link')
    expect(await diner.shows('Minute')).to.equal('00')
    expect(await diner.shows('Guests')).to.equal('2')
  })

  it('without scripts a deep link leads to a telephone number and to the restaurants', async () => {
    const diner = await host.visits(deepLink(), { javaScriptEnabled: false })
    expect(await diner.page.getByRole('link', { name: '01 555 0100' }).getAttribute('href')).to.equal(
      'tel:+35315550100',
    )
    await diner.page.getByRole('link', { name: 'our restaurants' }).click()
    await diner.page.getByRole('heading', { name: 'Our restaurants' }).waitFor()
    expect(diner.lines).to.deep.equal([])
  })
})
