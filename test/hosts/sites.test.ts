import { expect } from 'chai'
import { booksTable, deepLink, dinerInFrame, hostOf, type Visitor } from './book-table'

/** The examples, each with a page that books a table and leaves the console quiet. */
const sites = {
  'plain HTML': { name: 'html', path: '/', link: '/', telephone: '/' },
  'Next.js': { name: 'nextjs', path: '/', link: '/restaurants/cork', telephone: '/' },
  Astro: { name: 'astro', path: '/', link: '/restaurants/cork', telephone: '/' },
  Shopify: { name: 'shopify', path: '/' },
  Wix: { name: 'wix', path: '/' },
  Squarespace: { name: 'squarespace', path: '/book.html', link: '/book.html', telephone: '/book.html' },
  Webflow: { name: 'webflow', path: '/', link: '/', telephone: '/' },
  'a consent tool': { name: 'consent', path: '/', telephone: '/blocked.html' },
} as const

interface Site {
  readonly name: string
  readonly path: string
  /** A page that follows a deep link, and one that has a telephone number without scripts. */
  readonly link?: string
  readonly telephone?: string
}

type Host = ReturnType<typeof hostOf>

async function hasData(host: Host): Promise<void> {
  const html = await (await fetch(`${host.origin()}/restaurants/cork`)).text()
  const [, text] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)!
  expect(JSON.parse(text!)).to.include({
    name: 'Milano Cork',
    acceptsReservations: 'https://www.example.com/restaurants/cork?tavola-venue=cork',
  })
}

/** What only one of them has. */
const own: Readonly<Record<string, Readonly<Record<string, (host: Host) => Promise<void>>>>> = {
  'Next.js': {
    'a restaurant’s page has its data for search engines in the HTML': hasData,
    'the page has a policy with a nonce': async (host) => {
      const { headers } = await fetch(host.origin())
      expect(headers.get('content-security-policy')).to.match(/script-src 'nonce-\S+' 'strict-dynamic'/)
    },
    'the widget follows a navigation in the page to a restaurant, and back': async (host) => {
      const diner = await host.visits('/')
      await diner.finds('combobox', 'Location')
      await diner.clicks('link', 'Our house in Cork')
      await diner.chose('Milano Cork')
      await diner.clicks('link', 'All restaurants')
      await diner.finds('heading', 'Trattoria')
      await diner.until(async () => (await diner.shows('Location')) === '', 'an empty location box')
      expect(await diner.page.getByRole('region', { name: 'Osteria restaurants' }).count()).to.equal(1)
      expect(diner.lines).to.deep.equal([])
    },
  },
  Astro: { 'a restaurant’s page has its data for search engines in the HTML': hasData },
  Shopify: {
    'the theme editor renders it again with another setting': async (host) => {
      const diner = await host.visits('/')
      await diner.finds('combobox', 'Location')
      await diner.presses(/in the theme editor/)
      await diner.until(async () => (await diner.shows('Location')) === 'Milano Cork', 'the new setting')
      expect(await diner.gets('region', 'Milano restaurants').count()).to.equal(1)
    },
  },
  Wix: {
    'a table is booked in the sandboxed frame of "Embed HTML"': async (host) => {
      const { page, lines } = await host.visits('/embedded.html', { hasOwnClock: true })
      await booksTable(dinerInFrame(page))
      expect(lines).to.deep.equal([])
    },
  },
  Squarespace: {
    'Ajax loading brings the page, and leaving it removes the widget': async (host) => {
      const diner = await host.visits('/')
      await diner.clicks('link', 'Book')
      await diner.finds('region', 'Osteria restaurants')
      await diner.clicks('link', 'Home')
      await diner.misses('region', 'Osteria restaurants')
      await diner.page.goBack()
      await diner.finds('region', 'Osteria restaurants')
      expect(await diner.gets('region', 'Osteria restaurants').count()).to.equal(1)
    },
  },
  'a consent tool': {
    'the tag is exempt before any consent, also for OneTrust': async (host) => {
      const diner = await host.visits('/onetrust.html')
      await booksTable(diner)
      expect(await diner.page.evaluate('document.documentElement.dataset.blocked')).to.equal(undefined)
      expect(await diner.page.evaluate('document.cookie')).to.equal('')
    },
    'a tag that the tool blocks leaves the telephone number on the page': async (host) => {
      const { page } = await host.visits('/blocked.html')
      await page.getByRole('link', { name: '01 555 0100' }).waitFor()
      expect(await page.evaluate('typeof Tavola')).to.equal('undefined')
    },
  },
}

for (const [title, { name, path, link, telephone }] of Object.entries<Site>(sites))
  describe(`Hosts: ${title}`, () => {
    const host = hostOf(name)

    it('a table is booked on the page, and the console stays quiet', async () => {
      const diner = await host.visits(path)
      await booksTable(diner)
      expect(diner.lines).to.deep.equal([])
    })

    if (link)
      it('a deep link chooses the restaurant and the time', async () => {
        const diner = await host.visits(deepLink(link))
        await diner.until(async () => (await diner.shows('Hour')) === '19', 'the time of the link')
        expect(await diner.shows('Minute')).to.equal('00')
        expect(diner.lines).to.deep.equal([])
      })

    if (telephone)
      it('without scripts the page leads to a telephone number', async () => {
        const { page } = await host.visits(telephone, { javaScriptEnabled: false })
        await page.getByRole('link', { name: '01 555 0100' }).waitFor()
      })

    for (const [what, tries] of Object.entries(own[title] ?? {})) it(what, () => tries(host))
  })

describe('Hosts: a page with a data layer and consent mode', () => {
  const host = hostOf('tag-manager')

  /** What the container's tags would send: "tavola_step {…}". */
  const sent = async ({ page }: Visitor) =>
    (await page.locator('#entries li').allTextContents()).flatMap((line) => line.split(' → ')[1] ?? [])
  const lastSent = async (diner: Visitor) => (await sent(diner)).at(-1) ?? ''

  it('without consent GA4 would get nothing of a booking', async () => {
    const diner = await host.visits('/')
    await booksTable(diner)
    await diner.until(async () => (await sent(diner)).length > 6, 'the events of a booking')
    expect(new Set(await sent(diner))).to.deep.equal(new Set(['held back']))
    expect(diner.lines).to.deep.equal([])
  })

  it('after consent GA4 would get the booking, without the name', async () => {
    const diner = await host.visits('/')
    await diner.presses('Yes')
    await booksTable(diner)
    await diner.until(
      async () => (await lastSent(diner)).startsWith('tavola_booking_confirmed'),
      'the booking',
    )
    expect(await lastSent(diner)).to.match(
      /^tavola_booking_confirmed \{"journey":"Booking","venue_id":"cork","booking_date":"\d{4}-\d\d-\d\d","booking_time":"\d\d:\d\d","guests":"2"\}$/,
    )
    expect((await sent(diner)).join()).not.to.match(/Anna|O'Brien|7946/)
  })

  it('after a refusal nothing more is sent', async () => {
    const diner = await host.visits('/')
    await diner.presses('Yes')
    await diner.choosesRestaurant('cork', /Milano Cork/)
    await diner.until(async () => (await lastSent(diner)).startsWith('tavola_search'), 'the search')
    await diner.presses('No')
    await booksTable(diner)
    await diner.until(async () => (await sent(diner)).length > 6, 'the events of a booking')
    expect(await lastSent(diner)).to.equal('held back')
  })
})
