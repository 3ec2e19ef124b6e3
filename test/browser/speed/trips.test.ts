import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { venueBody } from '../../kit/fixtures'
import { byDay, isNight } from '../../kit/night'
import { status, heldFile } from '../kit/api'
import { visit } from '../kit/diner'
import { initWith, page, tagged, type HostPage, dist } from '../kit/site'
import { until } from '../kit/playwright-driver'
import { policyFor } from '../../../tools/docs/policy'
import { languages } from '../../../tools/languages/packs'
import { saturday } from '../kit/time'

const brand = `{ title: 'Notte', theme: 'notte', scheme: 'auto', locale: 'it-IT', plugins: ['start', 'booking', 'analytics', 'keep'] }`
const named = `venueId: 'cork', date: '${saturday}', journey: 'Booking'`

const elementPage: HostPage = (api) =>
  page({
    body: `<script src="/tavola.js"></script>
      <tavola-booking base-url="${api}" venue-id="cork" date="${saturday}" journey="Booking"></tavola-booking>`,
  })

const elementWithBrand: HostPage = (api) =>
  page({
    body: `<script src="/tavola.js"></script>
      <script>Tavola.brands = { notte: ${brand} }</script>
      <tavola-booking base-url="${api}" brand="notte"></tavola-booking>`,
  })

const venue = 'GET /api/venues/getbyid/cork'
const times = `GET /api/sessions/availability/cork/${saturday}/2/true`

describe('Browser: trips until step 1', () => {
  const ways: Readonly<Record<string, { page: HostPage; search?: string }>> = {
    'a call': { page: initWith(named) },
    'the tag': {
      page: tagged(
        `data-container="#book" data-venue-id="cork" data-date="${saturday}" data-journey="Booking"`,
      ),
    },
    'the element': { page: elementPage },
    'the page’s address': {
      page: initWith(`journey: 'Booking'`),
      search: `?tavola-venue=cork&tavola-date=${saturday}`,
    },
  }
  for (const [way, { page, search = '' }] of byDay(Object.entries(ways), ([way]) => way === 'the element')) {
    it(`the venue that ${way} sets is requested with the code and not after it, and once`, async () => {
      const { prepare, release } = heldFile(/tavola-first/)
      const diner = await visit({ page, search, prepare })
      for (const call of [venue, times]) await diner.api.waitsFor(call)
      await asksFor(diner, ['search'])
      release()
      await diner.selects('Hour', '19')
      await diner.chose('Milano Cork')
      expect([venue, times].map((call) => diner.api.sent(call).length)).to.deep.equal([1, 1])
      const header = new Set(diner.api.requests.map(({ headers }) => headers['x-session-id']))
      expect(header.size).to.equal(1)
      expect(diner.errors).to.deep.equal([])
    })
  }

  it('a prefetched response that fails is requested again', async () => {
    const { prepare, release } = heldFile(/tavola-first/)
    const diner = await visit({
      page: initWith(`venueId: 'cork'`),
      prepare,
      answers: { [venue]: status(503) },
    })
    await diner.api.waitsFor(venue)
    diner.api.answer(venue, venueBody)
    release()
    await diner.chose('Milano Cork')
    expect(diner.api.sent(venue)).to.have.lengthOf(2)
  })

  it('a brand’s look, its second scheme, its language and its first plugins load with the code', async () => {
    const { prepare, release } = heldFile(/tavola-first/)
    const diner = await visit({ page: initWith(`brand: ${brand}`), prepare })
    await asksFor(diner, ['brand', 'notte', 'language-it', 'keep', 'language-it-keep'])
    const atOnce = diner.site.files.length
    release()
    await diner.finds('heading', 'Trovi il suo tavolo')
    // The code that was held, and what comes after the first paint.
    const later = ['first', 'search', 'react-select', 'rest', 'language-it-rest'].map(
      (name) => `tavola-${name}.js`,
    )
    expect(diner.site.files.slice(atOnce).filter((file) => !later.includes(file))).to.deep.equal([])
  })

  if (isNight)
    it('the files of an element load with the code too, and the widget follows its attributes', async () => {
      const { prepare, release } = heldFile(/tavola-first/)
      const diner = await visit({ page: elementWithBrand, prepare })
      await asksFor(diner, ['brand', 'notte', 'language-it', 'page'])
      release()
      await diner.finds('heading', 'Trovi il suo tavolo')
    })
})

const asksFor = ({ site }: Awaited<ReturnType<typeof visit>>, names: readonly string[]) => {
  const files = names.map((name) => `tavola-${name}.js`)
  return until(() => files.every((file) => site.files.includes(file)), files.join())
}

const nonce = 'c2VjcmV0'
const lines = () => readFileSync(join(dist, 'embed.html'), 'utf8')

/** The build's lines as a page under a policy has them. */
const embedded: HostPage = (api) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Trattoria</title>
  <meta name="viewport" content="width=device-width">
  ${lines().replaceAll('/tavola/', '/').replaceAll('{nonce}', nonce).replace('https://api.example.com', api)}
  </head><body><div id="book"></div></body></html>`

const headers = (api: string) => ({
  'Content-Security-Policy': `${policyFor([], { nonce, api })}; report-uri /report`,
})

describe('Browser: embed.html', () => {
  it('with its lines the first screen comes in one file, with its hash, under a strict policy', async () => {
    const others = heldFile(/tavola-(?!inline)/)
    const diner = await visit({ page: embedded, headers, prepare: others.prepare })
    await diner.presses('Book a Table')
    await diner.fills('Location', 'c')
    others.release()
    await diner.choosesRestaurant()
    expect(diner.site.files.filter((file) => /tavola(-first|-inline)?\.js/.test(file))).to.deep.equal([
      'tavola-inline.js',
    ])
    await diner.settles()
    expect([...diner.site.reports, ...diner.consoleLines, ...diner.errors]).to.deep.equal([])
  })

  it('it has a line for each file that some pages request at start, with hash and nonce', async () => {
    const packs = languages().map((language) => `language-${language}`)
    for (const name of ['search', 'page', ...packs, 'keep', 'day-at-a-glance'])
      expect(lines()).to.match(
        new RegExp(`^<link rel="preload" .*tavola-${name}-.*integrity="sha384-.*nonce="{nonce}" />$`, 'm'),
      )
  })
})

/** Before the page is loaded: notes each use of the browser's formats until the location box has been drawn. */
const noteFormats = (page: Page) =>
  page.addInitScript(`{
    formats = []
    let isDrawn = false
    const note = (name) => isDrawn || formats.push(name + new Error().stack)
    for (const name of Object.getOwnPropertyNames(Intl)) {
      if (typeof Intl[name] !== 'function') continue
      const noted = (how) => (...given) => (note('Intl.' + name), Reflect[how](...given))
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], { construct: noted('construct'), apply: noted('apply') }),
      })
    }
    for (const { prototype } of [Number, BigInt, Date, Array]) {
      for (const name of Object.getOwnPropertyNames(prototype).filter((name) => name.startsWith('toLocale'))) {
        const own = prototype[name]
        prototype[name] = function (...given) {
          note(name)
          return own.apply(this, given)
        }
      }
    }
    const watch = () => {
      const box = document.querySelector('.tavola')?.shadowRoot.querySelector('input')
      if (!box) return requestAnimationFrame(watch)
      // After the frame that draws it.
      requestAnimationFrame(() => setTimeout(() => (isDrawn = true)))
    }
    requestAnimationFrame(watch)
  }`)

const builds = { react: 'dist', light: 'dist/light' }
const brands = {
  'the default brand': '',
  'a brand in Italian': `brand: { locale: 'it-IT', timeZone: 'Europe/Rome', country: 'IT' }`,
  'a brand in American English': `brand: { locale: 'en-US', title: 'Roma' }`,
}

describe('Browser: formats', () => {
  for (const [build, dist] of byDay(Object.entries(builds), ([build]) => build === 'light')) {
    for (const [brand, options] of byDay(Object.entries(brands), ([brand]) => /Italian/.test(brand))) {
      it(`neither Intl nor toLocaleString is used before the first paint: ${brand}, ${build}`, async () => {
        const diner = await visit({ dist: resolve(dist), page: initWith(options), prepare: noteFormats })
        await diner.page.locator('#book input').first().waitFor()
        expect(await diner.page.evaluate('formats')).to.deep.equal([])
      })
    }
  }

  it('an early use would be detected', async () => {
    const diner = await visit({ page: initWith(`brand: { locale: 'ar-EG' }`), prepare: noteFormats })
    await diner.page.locator('#book input').first().waitFor()
    expect(await diner.page.evaluate('formats.join()')).to.include('Intl.NumberFormat')
  })
})
