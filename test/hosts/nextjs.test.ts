import { expect } from 'chai'
import { booksTable, deepLink, hostOf } from './book-table'

describe('Hosts: Next.js', () => {
  const host = hostOf('nextjs', { 'Next.js': 'next', React: 'react' })
  const html = async (path: string) => (await fetch(host.origin() + path)).text()

  it('a table is booked on a page that the server has rendered, under a policy with a nonce, and the console stays quiet', async () => {
    const response = await fetch(host.origin())
    expect(response.headers.get('content-security-policy')).to.match(
      /script-src 'nonce-\S+' 'strict-dynamic'/,
    )
    expect(await response.text()).to.include('<div class="book"></div>')
    const diner = await host.visits('/')
    await booksTable(diner)
    expect(diner.lines).to.deep.equal([])
  })

  it('the widget follows a navigation in the page to a restaurant, and back', async () => {
    const diner = await host.visits('/')
    await diner.finds('combobox', 'Location')
    await diner.clicks('link', 'Our house in Cork')
    await diner.finds('heading', 'Milano Cork')
    await diner.chose('Milano Cork')
    await diner.clicks('link', 'All restaurants')
    await diner.finds('heading', 'Trattoria')
    await diner.until(async () => (await diner.shows('Location')) === '', 'an empty location box')
    expect(await diner.page.getByRole('region', { name: 'Osteria restaurants' }).count()).to.equal(1)
    expect(diner.lines).to.deep.equal([])
  })

  it('a restaurant’s page has its data for search engines in the HTML, with a link that works', async () => {
    const [, text] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(
      await html('/restaurants/cork'),
    )!
    const data = JSON.parse(text!) as { name: string; acceptsReservations: string }
    expect(data.name).to.equal('Milano Cork')
    expect(data.acceptsReservations).to.equal('https://www.example.com/restaurants/cork?tavola-venue=cork')
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
