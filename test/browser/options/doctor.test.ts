import { expect } from 'chai'
import type { Finding } from '../../../src/host/public'
import { html, status } from '../kit/answers'
import { browser } from '../kit/browser'
import { endVisits, visit } from '../kit/diner'
import { examines, finds } from '../kit/examined'
import { initWith, page, type HostPage } from '../kit/pages'
import { startServer } from '../kit/server'
import { until } from '../kit/until'

const search = 'GET /api/venues/search/doctor'

describe('Browser: the doctor', () => {
  afterEach(endVisits)

  it('finds nothing on a healthy page, and says so', async () => {
    const healthy = initWith(`brand: { plugins: ['start', 'booking'], journeys: ['Booking'] }`)
    const diner = await visit({
      page: healthy,
      headers: (api) => ({ 'Content-Security-Policy': `connect-src 'self' ${api}` }),
      answers: { [search]: [] },
    })
    await diner.finds('combobox', 'Location')
    expect((await examines(diner)).filter(({ level }) => level !== 'note')).to.deep.equal([])
    await diner.choosesRestaurant()
    await diner.chose('Milano Cork')
  })

  it('names the elements of the page that shadow properties of the document', async () => {
    const named: HostPage = (api) =>
      initWith()(api).replace('<main>', '<main><img name="createElement" alt="" src="data:,">')
    expect(await finds('page', { page: named })).to.include(
      'warning: Elements of this page are named createElement. They hide properties of the document, so other scripts may fail.',
    )
  })

  const nobody = 'http://127.0.0.1:9'
  const unreachable = `error: ${nobody}/api/venues/search/doctor cannot be reached from this page.`

  it('names an API that answers with a page, with an error, or not at all; examines the options as they are by now: changed, or said by an element’s properties', async () => {
    const diner = await visit({
      page: (api) =>
        initWith()(api).replace('</main>', '<tavola-booking id="it" preload="now"></tavola-booking></main>'),
      answers: { [search]: html },
    })
    const found = async () =>
      (await examines(diner))
        .filter(({ about }) => about === 'base URL')
        .map(({ level, what }) => `${level}: ${what.replace(diner.api.origin, 'API')}`)
    await diner.page.evaluate((api) => window.eval(`it.baseUrl = '${api}'`), diner.api.origin)
    await diner.gets('combobox', 'Location').nth(1).waitFor()
    expect(await found()).to.include(
      'error: API/api/venues/search/doctor answers, but not with a list of restaurants.',
    )
    diner.api.answer(search, status(404))
    expect(await found()).to.include('error: API/api/venues/search/doctor answers with the status 404.')
    diner.api.answer(search, [])
    expect(await found()).to.deep.equal([])
    await diner.page.evaluate(`it.baseUrl = '${nobody}'`)
    await diner.settles()
    expect(await found()).to.deep.equal([unreachable])
    await diner.page.evaluate((api) => window.eval(`it.baseUrl = '${api}'`), diner.api.origin)
    await diner.settles()
    expect(await found()).to.deep.equal([])
    await diner.page.evaluate(`handle.update({ baseUrl: '${nobody}' })`)
    await diner.page.waitForFunction(
      `Tavola.doctor().then((found) => found.some(({ about }) => about === 'base URL'))`,
    )
    expect(await found()).to.deep.equal([unreachable])
  })

  /** A page with one widget for each of these options of init. */
  const several =
    (...options: ((api: string) => string)[]): HostPage =>
    (api) =>
      page({
        body: `${options.map((_, index) => `<section id="at${index}"></section>`).join('')}
          <script src="/tavola.js"></script>
          <script>${options
            .map((each, index) => `Tavola.init({ container: at${index}, preload: 'now', ${each(api)} })`)
            .join('\n')}</script>`,
      })

  it('names a base URL that is none', async () => {
    const diner = await visit({ page: () => initWith()('https://') })
    await diner.settles()
    const about = (await examines(diner)).filter((finding) => finding.about === 'base URL')
    expect(about.map(({ level }) => level)).to.deep.equal(['error'])
  })

  it('names each invalid brand', async () => {
    const brands = [
      `{ plugins: 'start' }`,
      `{ plugins: [null, 5] }`,
      `{ options: null }`,
      `{ sessionHeader: 5 }`,
    ]
    const diner = await visit({
      page: several(...brands.map((brand) => (api: string) => `baseUrl: '${api}', brand: ${brand}`)),
      answers: { [search]: [] },
    })
    await diner.gets('combobox', 'Location').nth(3).waitFor()
    await diner.settles()
    const said = (await examines(diner)).filter(({ about }) => about === 'options').map(({ what }) => what)
    for (const key of ['plugins', 'plugins.0', 'options', 'sessionHeader'])
      expect(said.join('\n')).to.include(`brand: "${key}" is wrong.`)
  })

  it('asks by the "fetch" that the widget was given, and names one that fails', async () => {
    const answers = `fetch: async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } })`
    const fails = `fetch: async () => { throw new Error('oops') }`
    const found = await finds('base URL', {
      page: several(...[answers, fails].map((fetch) => () => `baseUrl: '${nobody}', ${fetch}`)),
    })
    expect(found).to.have.lengthOf(1)
    expect(found[0]).to.match(/Error: oops/)
  })

  it('names a widget whose container was emptied, a colour that had to be repaired, once, and repeats what was wrong with the options', async () => {
    const brand = `{ titel: 'Osteria', tokens: { '--tavola-accent': '#ffee00', '--tavola-on-accent': '#ffffff' } }`
    const diner = await visit({
      page: initWith(`venueID: 'cork', brand: ${brand}`),
      answers: { [search]: [] },
    })
    await diner.finds('combobox', 'Location')
    await diner.settles()
    const found = await examines(diner)
    const options = found.filter(({ about }) => about === 'options').map(({ what }) => what)
    expect(options.join('\n'))
      .to.match(/Did you mean "venueId"/)
      .and.match(/Did you mean "title"/)
    const colours = found.map(({ what }) => what).filter((what) => /on-accent/.test(what))
    expect(colours).to.have.lengthOf(1)
    expect(colours[0]).to.match(/--tavola-on-accent on --tavola-accent has \d\.\d\d to 1, and needs 4\.5/)
    await diner.page.evaluate(`document.querySelector('#book').replaceChildren()`)
    const said = (await examines(diner)).map(({ level, what }) => `${level}: ${what}`)
    expect(said.join('\n')).to.match(/error: The widget is not on the page any more/)
  })

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
      await endVisits()
    }
  })

  it('tells a back end that refuses the header of the idempotency key, and only that', async () => {
    for (const [allowed, told] of [
      ['Content-Type, X-Session-Id', /error: .*refuses the header Idempotency-Key/],
      ['Content-Type, X-Session-Id, idempotency-key', /^$/],
    ] as const) {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': allowed }
      const server = await startServer((_, response) => response.writeHead(200, headers).end('[]'))
      const brand = `brand: { idempotencyHeader: 'Idempotency-Key' }`
      const found = await finds('base URL', { page: () => initWith(brand)(server.origin) })
      expect(found.join()).to.match(told)
      server.close()
      await endVisits()
    }
  })

  it('names what the page’s policy forbids, in a header or a tag, and what it has refused', async () => {
    const policy = `connect-src 'self'; trusted-types other`
    const header = await finds('policy', { headers: () => ({ 'Content-Security-Policy': policy }) })
    expect(header.join('\n'))
      .to.match(/error: The page's policy keeps API from connect-src/)
      .and.match(/error: .*keeps tavola from trusted-types/)
      .and.match(/warning: The page's policy has refused connect-src/)
    await endVisits()
    const brand = `brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`
    const tag = `<meta http-equiv="Content-Security-Policy" content="frame-src https://*.example">`
    const found = await finds('policy', {
      page: (api) => initWith(brand)(api).replace('<title>', `${tag}<title>`),
    })
    expect(found.join()).to.match(
      /assets\.braintreegateway\.com from frame-src, which "card-guarantee" needs/,
    )
  })

  /** A page with Braintree ahead, under a policy that keeps it out; "script" runs before the doctor comes. */
  const guaranteed = (policy: string, script = '') => ({
    page: (api: string) =>
      initWith(`brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`)(
        api,
      ).replace('</main>', `</main><script>${script}</script>`),
    headers: () => ({ [policy]: `connect-src 'self' *; frame-src 'none'; report-uri /report` }),
    answers: { [search]: [] },
  })
  const header = 'Content-Security-Policy'
  const asks = 'const own = new XMLHttpRequest(); own.open("GET", "/tavola.js", false); own.send()'
  const frame = 'document.body.append(Object.assign(document.createElement("iframe"), { src: "/frame" }))'

  it('says where the page’s header was not read, as a strict policy would report that', async () => {
    expect(await finds('policy', guaranteed(header))).to.deep.equal([
      'note: Whether the page’s header has a policy was not asked: a strict one would refuse the question, and report it.',
    ])
  })

  it('reads it where the page itself has asked its own server', async () => {
    const { site } = await visit(guaranteed(header, asks))
    // Without the visit's clock, which keeps the record of requests back.
    const own = await (await browser()).newPage()
    await own.goto(site.origin)
    const found = await own.evaluate<Finding[]>('Tavola.doctor()')
    await own.close()
    expect(found.filter(({ about }) => about === 'policy').map(({ what }) => what)).to.deep.equal([
      'The page\'s policy keeps https://assets.braintreegateway.com from frame-src, which "card-guarantee" needs.',
    ])
    expect(site.reports).to.deep.equal([])
  })

  it('knows the whole policy by what it has refused', async () => {
    const found = await finds('policy', guaranteed(header, frame))
    expect(found.join()).to.match(/keeps https:\/\/assets\.braintreegateway\.com from frame-src/)
  })

  it('takes a policy that only watches for none', async () => {
    const found = await finds('policy', guaranteed(`${header}-Report-Only`, frame))
    expect(found.filter((one) => !one.startsWith('note'))).to.deep.equal([])
  })

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

  for (const container of ['#boook', '#1book']) {
    it(`names a container that is no element: ${container}`, async () => {
      const tag = (api: string) =>
        page({
          body: `<script src="/tavola.js" data-base-url="${api}" data-container="${container}"></script>`,
        })
      expect(await finds('options', { page: tag, answers: { [search]: [] } })).to.include(
        `error: The container "${container}" is no element of this page: no widget stands there.`,
      )
    })
  }

  it('names a container that was not found, once the code is here', async () => {
    const missing = `container: document.querySelector('#missing'), inline: true, preload: 'now'`
    const diner = await visit({ page: initWith(missing), answers: { [search]: [] } })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup')
    const said = (await examines(diner)).map(({ level, what }) => `${level}: ${what}`)
    expect(said.join('\n')).to.match(/error: The option "inline" asks for a container/)
  })

  for (const name of ['data-baseurl', 'data-url']) {
    it(`names a script tag that makes no widget, for its ${name}`, async () => {
      const tag = (api: string) => page({ body: `<script src="/tavola.js" ${name}="${api}"></script>` })
      expect(await finds('page', { page: tag })).to.include(
        `error: There is no widget on this page: its script tag has ${name}, and no data-base-url.`,
      )
    })
  }

  // None that it has given: test/host/doctor/links.test.ts.
  it('names links that the brand has not given', async () => {
    const named = (link: string) =>
      `note: brand: its link "${link}" is https://milano.example/${link}, which does not exist.`
    expect(await finds('options', { answers: { [search]: [] } })).to.deep.equal([
      named('terms'),
      named('privacy'),
    ])
  })

  it('says so if there is no widget', async () => {
    const diner = await visit({ page: () => page({ body: '<script src="/tavola.js"></script>' }) })
    expect((await examines(diner)).map(({ what }) => what)).to.include('There is no widget on this page.')
  })
})
