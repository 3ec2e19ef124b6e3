import { expect } from 'chai'
import { booksTable, deepLink, hostOf } from './book-table'

describe('Hosts: Astro', () => {
  const host = hostOf('astro', { Astro: 'astro', Preact: 'preact' })

  it('a table is booked on the page, and the console stays quiet', async () => {
    const diner = await host.visits('/')
    await booksTable(diner)
    expect(diner.lines).to.deep.equal([])
  })

  it('a restaurant’s page has its data for search engines since the build, and a deep link works on it', async () => {
    const html = await (await fetch(`${host.origin()}/restaurants/cork`)).text()
    const [, text] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)!
    expect(JSON.parse(text!)).to.include({
      name: 'Milano Cork',
      acceptsReservations: 'https://www.example.com/restaurants/cork?tavola-venue=cork',
    })
    const diner = await host.visits(deepLink('/restaurants/cork'))
    await diner.until(async () => (await diner.shows('Hour')) === '19', 'the time of the link')
    expect(diner.lines).to.deep.equal([])
  })

  it('without scripts a page leads to a telephone number and to a restaurant', async () => {
    const { page } = await host.visits('/', { javaScriptEnabled: false })
    await page.getByRole('link', { name: '01 555 0100' }).waitFor()
    await page.getByRole('link', { name: 'our house in Cork' }).first().click()
    await page.getByRole('heading', { name: 'Milano Cork' }).waitFor()
  })
})
