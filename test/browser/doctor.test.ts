import { expect } from 'chai'
import { completes, reachesComplete } from '../kit/ways'
import type { Finding } from '../../src/host/doctor/finding'
import { html, status } from './answers'
import { goHome, visit, type Diner, type Visit } from './diner'
import { initWith, page, type HostPage } from './pages'
import { startServer } from './server'

const examines = (diner: Diner) => diner.page.evaluate('Tavola.doctor()') as Promise<Finding[]>

/** What the doctor says of a page about one thing: "level: what". */
async function finds(about: string, options: Visit) {
  const diner = await visit(options)
  const found = await examines(diner)
  return found
    .filter((finding) => finding.about === about)
    .map(({ level, what }) => `${level}: ${what.replace(diner.api.origin, 'API')}`)
}

const around =
  (css: string): HostPage =>
  (api) =>
    initWith()(api).replace(
      '<div id="book"></div>',
      `<div class="card" style="${css}"><div id="book"></div></div>`,
    )

const search = 'GET /api/venues/search/doctor'

describe('Browser: the doctor', () => {
  afterEach(goHome)

  it('finds nothing on a healthy page, and says so', async () => {
    const healthy = initWith(`brand: { plugins: ['start', 'booking'], journeys: ['Booking'] }`)
    const diner = await visit({
      page: healthy,
      headers: (api) => ({ 'Content-Security-Policy': `connect-src 'self' ${api}` }),
      answers: { [search]: [] },
    })
    await diner.finds('combobox', 'Location')
    expect((await examines(diner)).filter(({ level }) => level !== 'note')).to.deep.equal([])
    await reachesComplete(diner)
    await completes(diner)
  })

  it('names an API that answers with a page, with an error, or not at all', async () => {
    expect(await finds('base URL', { answers: { [search]: html } })).to.deep.equal([
      'error: API/api/venues/search/doctor answers, but not with a list of restaurants.',
    ])
    await goHome()
    expect(await finds('base URL', { answers: { [search]: status(404) } })).to.deep.equal([
      'error: API/api/venues/search/doctor answers with the status 404.',
    ])
    await goHome()
    const nobody = 'http://127.0.0.1:9'
    expect(await finds('base URL', { page: () => initWith()(nobody) })).to.deep.equal([
      `error: ${nobody}/api/venues/search/doctor cannot be reached from this page.`,
    ])
  })

  for (const address of ['https://', 'http://127.0.0.1:99999', 'ftp://api.example.com']) {
    it(`names a base URL that is none: ${address}`, async () => {
      const diner = await visit({ page: () => initWith()(address) })
      await diner.settles()
      const about = (await examines(diner)).filter((finding) => finding.about === 'base URL')
      expect(about.map(({ level }) => level)).to.deep.equal(['error'])
    })
  }

  it('examines the options as they are by now: changed, or said by an element’s properties', async () => {
    const nobody = 'http://127.0.0.1:9'
    const cannot = `error: ${nobody}/api/venues/search/doctor cannot be reached from this page.`
    const options = { answers: { [search]: [] } }
    const updated = await visit(options)
    await updated.finds('combobox', 'Location')
    await updated.page.evaluate(`handle.update({ baseUrl: '${nobody}' })`)
    await updated.finds('combobox', 'Location')
    await updated.page.waitForFunction(
      `Tavola.doctor().then((found) => found.some(({ about }) => about === 'base URL'))`,
    )
    await goHome()
    const body = `<script src="/tavola.js"></script><tavola-booking id="it" preload="now"></tavola-booking>
      <script>it.baseUrl = '${nobody}'</script>`
    expect(await finds('base URL', { ...options, page: () => page({ body }) })).to.deep.equal([cannot])
  })

  it('asks by the "fetch" that the widget was given, and names one that fails', async () => {
    const answer = `fetch: async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } })`
    const nobody = 'http://127.0.0.1:9'
    expect(await finds('base URL', { page: () => initWith(answer)(nobody) })).to.deep.equal([])
    await goHome()
    const fails = `fetch: async () => { throw new Error('oops') }`
    expect((await finds('base URL', { page: () => initWith(fails)(nobody) })).join()).to.match(/Error: oops/)
  })

  it('names a widget whose container was emptied', async () => {
    const diner = await visit({ answers: { [search]: [] } })
    await diner.finds('combobox', 'Location')
    await diner.page.evaluate(`document.querySelector('#book').replaceChildren()`)
    const said = (await examines(diner)).map(({ level, what }) => `${level}: ${what}`)
    expect(said.join('\n')).to.match(/error: The widget is not on the page any more/)
  })

  for (const brand of [
    `{ plugins: 'start' }`,
    `{ plugins: [null, 5] }`,
    `{ options: null }`,
    `{ sessionHeader: 5 }`,
  ]) {
    it(`names a brand that makes no sense: ${brand}`, async () => {
      const diner = await visit({ page: initWith(`brand: ${brand}`), answers: { [search]: [] } })
      await diner.settles()
      const about = (await examines(diner)).map((finding) => finding.about)
      expect(about).to.include('options')
    })
  }

  it('tells a missing CORS header from a wrong preflight', async () => {
    const open = { 'Access-Control-Allow-Origin': '*' }
    for (const [headers, told] of [
      [{}, /may not read it/],
      [open, /preflight/],
    ] as const) {
      const server = await startServer((_, response) => response.writeHead(200, headers).end('[]'))
      const found = await finds('base URL', { page: () => initWith()(server.origin) })
      expect(found.join()).to.match(told)
      server.close()
      await goHome()
    }
  })

  it('names what the page’s policy forbids, in a header or a tag, and what it has refused', async () => {
    const policy = `connect-src 'self'; trusted-types other`
    const header = await finds('policy', { headers: () => ({ 'Content-Security-Policy': policy }) })
    expect(header.join('\n'))
      .to.match(/error: The page's policy keeps API from connect-src/)
      .and.match(/error: .*keeps tavola from trusted-types/)
      .and.match(/warning: The page's policy has refused connect-src/)
    await goHome()
    const brand = `brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`
    const tag = `<meta http-equiv="Content-Security-Policy" content="frame-src https://*.example">`
    const found = await finds('policy', {
      page: (api) => initWith(brand)(api).replace('<title>', `${tag}<title>`),
    })
    expect(found.join()).to.match(
      /assets\.braintreegateway\.com from frame-src, which "card-guarantee" needs/,
    )
  })

  for (const [css, told] of [
    ['height: 200px; overflow: hidden', 'error: div.card cuts the widget off (overflow: hidden).'],
    ['height: 200px; overflow: auto', 'warning: div.card scrolls by itself (overflow: auto).'],
    ['transform: scale(0.9)', 'warning: div.card has transform: matrix(0.9, 0, 0, 0.9, 0, 0).'],
    ['filter: blur(1px)', 'warning: div.card has filter: blur(1px).'],
    ['display: none', 'warning: div.card is not shown, and the widget in it neither.'],
    ['width: 200px', 'warning: The widget has 200 px of width.'],
  ] as const) {
    it(`names an element around the widget with "${css}"`, async () => {
      expect(await finds('place', { page: around(css) })).to.deep.equal([told])
    })
  }

  it('names a page without a viewport tag, without room, and in quirks mode', async () => {
    const bare: HostPage = (api) =>
      `<body><div id="book"></div><script src="/tavola.js" data-base-url="${api}" data-container="#book"></script>`
    const diner = await visit({ page: bare })
    await diner.finds('combobox', 'Location')
    const said = (await examines(diner)).map(({ what }) => what).join('\n')
    expect(said)
      .to.match(/no viewport tag/)
      .and.match(/keeps no room/)
      .and.match(/quirks mode/)
  })

  it('repeats what was wrong with the options', async () => {
    const diner = await visit({ page: initWith(`venueID: 'cork', brand: { titel: 'Osteria' }`) })
    await diner.finds('combobox', 'Location')
    await diner.settles()
    const said = (await examines(diner)).filter(({ about }) => about === 'options').map(({ what }) => what)
    expect(said.join('\n'))
      .to.match(/Did you mean "venueId"/)
      .and.match(/Did you mean "title"/)
  })

  it('names a colour that had to be repaired', async () => {
    const colours = `{ '--tavola-accent': '#ffee00', '--tavola-on-accent': '#ffffff' }`
    const diner = await visit({ page: initWith(`brand: { tokens: ${colours} }`) })
    await diner.finds('combobox', 'Location')
    const said = (await examines(diner)).filter(({ about }) => about === 'contrast').map(({ what }) => what)
    expect(said.join('\n')).to.match(
      /--tavola-on-accent on --tavola-accent has \d\.\d\d to 1, and needs 4\.5/,
    )
  })

  it('says that there is no widget where there is none', async () => {
    const diner = await visit({ page: () => page({ body: '<script src="/tavola.js"></script>' }) })
    expect((await examines(diner)).map(({ what }) => what)).to.include('There is no widget on this page.')
  })
})
