import { expect } from 'chai'
import type { Finding } from '../../../src/host/public'
import { html, status } from '../kit/answers'
import { byDay, isNight } from '../../kit/night'
import { browser } from '../kit/browser'
import { endVisits, visit } from '../kit/diner'
import { examines, finds } from '../kit/examined'
import { pictureFailure } from '../kit/failure-pictures'
import { initWith, page, type HostPage } from '../kit/pages'
import { startServer, type Server } from '../kit/server'
import { until } from '../kit/until'

const search = 'GET /api/venues/search/doctor'
const nobody = 'http://127.0.0.1:9'

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
    expect(await found()).to.include('error: API/api/venues/search/doctor responds with the status 404.')
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

  it('tells a back end that refuses the header of the idempotency key, and only that', async () => {
    const headers = ['Content-Type, X-Session-Id', 'Content-Type, X-Session-Id, idempotency-key']
    const servers = await Promise.all(
      headers.map((allowed) => answering({ ...cors, 'Access-Control-Allow-Headers': allowed })),
    )
    const widgets = servers.map(
      ({ origin }) => `baseUrl: '${origin}', brand: { idempotencyHeader: 'Idempotency-Key' }`,
    )
    const [refused, ...more] = await finds('base URL', { page: several(() => widgets) })
    expect(refused).to.match(/error: .*refuses the header Idempotency-Key/)
    expect(more).to.deep.equal([])
    for (const server of servers) server.close()
  })

  it('names what the page’s policy forbids, in a header or a tag, and what it has refused', async () => {
    const policy = `connect-src 'self'; trusted-types other`
    const brand = `brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`
    const tag = `<meta http-equiv="Content-Security-Policy" content="frame-src https://*.example">`
    const found = await finds('policy', {
      page: (api) => initWith(brand)(api).replace('<title>', `${tag}<title>`),
      headers: () => ({ 'Content-Security-Policy': policy }),
    })
    expect(found.join('\n'))
      .to.match(/error: The page's policy doesn't allow API in connect-src/)
      .and.match(/error: .*allow tavola in trusted-types/)
      .and.match(/warning: The page's policy refused connect-src/)
      .and.match(/assets\.braintreegateway\.com from frame-src, which "card-guarantee" needs/)
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

  if (isNight) {
    it('reads it where the page itself has asked its own server', async () => {
      const { site } = await visit(guaranteed(header, asks))
      // Without the visit's clock, which keeps the record of requests back.
      const own = await (await browser()).newPage()
      await own.goto(site.origin)
      const found = await own.evaluate<Finding[]>('Tavola.doctor()')
      await own.close()
      expect(found.filter(({ about }) => about === 'policy').map(({ what }) => what)).to.deep.equal([
        'The page\'s policy doesn\'t allow https://assets.braintreegateway.com in frame-src, which "card-guarantee" needs.',
      ])
      expect(site.reports).to.deep.equal([])
    })

    it('knows the whole policy by what it has refused', async () => {
      const found = await finds('policy', guaranteed(header, frame))
      expect(found.join()).to.match(/allow https:\/\/assets\.braintreegateway\.com in frame-src/)
    })

    it('takes a policy that only watches for none', async () => {
      const found = await finds('policy', guaranteed(`${header}-Report-Only`, frame))
      expect(found.filter((one) => !one.startsWith('note'))).to.deep.equal([])
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
      .and.match(/reserves no space/)
      .and.match(/quirks mode/)
  })

  for (const container of byDay(['#boook', '#1book'], (container) => container === '#1book')) {
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

  for (const name of byDay(['data-baseurl', 'data-url'], (name) => name === 'data-url')) {
    it(`names a script tag that makes no widget, for its ${name}`, async () => {
      const tag = (api: string) => page({ body: `<script src="/tavola.js" ${name}="${api}"></script>` })
      expect(await finds('page', { page: tag })).to.include(
        `error: There is no widget on this page: its script tag has ${name}, and no data-base-url.`,
      )
    })
  }

  if (isNight) {
    it('says so if there is no widget', async () => {
      const diner = await visit({ page: () => page({ body: '<script src="/tavola.js"></script>' }) })
      expect((await examines(diner)).map(({ what }) => what)).to.include('There is no widget on this page.')
    })
  }
})

/** A page with a widget for each of these options of init. */
const several =
  (widgets: (api: string) => readonly string[]): HostPage =>
  (api) =>
    page({
      body: `<img name="createElement" alt="" src="data:,">
        ${widgets(api)
          .map((_, index) => `<section id="at${index}"></section>`)
          .join('')}
        <script src="/tavola.js"></script>
        <script>${widgets(api)
          .map((options, index) => `Tavola.init({ container: at${index}, preload: 'now', ${options} })`)
          .join('\n')}</script>`,
    })

const cors = { 'Access-Control-Allow-Origin': '*' }
const answering = (headers: Readonly<Record<string, string>>) =>
  startServer((_, response) => response.writeHead(200, headers).end('[]'))

describe('Browser: the doctor on many widgets of a page', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  let unread: Server
  let refusing: Server
  let found: readonly string[]

  before(async () => {
    unread = await answering({})
    refusing = await answering(cors)
    diner = await visit({ page: several(widgets), answers: { [search]: [] } })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup')
    await diner
      .gets('combobox', 'Location')
      .nth(widgets('').length - 2)
      .waitFor()
    await diner.settles()
    found = await looks()
  })
  afterEach(pictureFailure)
  after(endVisits)
  after(() => [unread, refusing].forEach((server) => server.close()))

  const looks = async () => (await examines(diner)).map(({ level, what }) => `${level}: ${what}`)

  /** The options of init of each widget; the last one has no place on the page. */
  const widgets = (api: string) => [
    `baseUrl: '${api}', brand: { plugins: 'start' }`,
    `baseUrl: '${api}', brand: { plugins: [null, 5] }`,
    `baseUrl: '${api}', brand: { options: null }`,
    `baseUrl: '${api}', brand: { sessionHeader: 5 }`,
    `baseUrl: '${api}', venueID: 'cork', brand: {
      titel: 'Osteria', tokens: { '--tavola-accent': '#ffee00', '--tavola-on-accent': '#ffffff' },
    }`,
    `baseUrl: 'https://'`,
    `baseUrl: '${nobody}', fetch: async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } })`,
    `baseUrl: '${nobody}', fetch: async () => { throw new Error('oops') }`,
    `baseUrl: '${unread.origin}'`,
    `baseUrl: '${refusing.origin}'`,
    `baseUrl: '${api}', container: document.querySelector('#missing'), inline: true`,
  ]
  it('names the elements of the page that shadow properties of the document', () => {
    expect(found).to.include(
      'warning: Elements of this page are named createElement. They hide properties of the document, so other scripts may fail.',
    )
  })

  it('names a base URL that is none', () => {
    expect(found.filter((line) => /no valid base URL|is not an address/.test(line))).to.have.lengthOf(1)
  })

  it('names each invalid brand', () => {
    for (const key of ['plugins', 'plugins.0', 'options', 'sessionHeader'])
      expect(found.join('\n')).to.include(`brand: invalid "${key}".`)
  })

  it('asks by the "fetch" that the widget was given, and names one that fails', () => {
    const asked = found.filter((line) => line.includes(nobody))
    expect(asked).to.have.lengthOf(1)
    expect(asked[0]).to.match(/Error: oops/)
  })

  it('tells a missing CORS header from a wrong preflight', () => {
    const of = ({ origin }: Server) => found.filter((line) => line.includes(origin)).join()
    expect(of(unread)).to.match(/may not read it/)
    expect(of(refusing)).to.match(/preflight/)
  })

  it('names a container that was not found, once the code is here', () => {
    expect(found.join('\n')).to.match(/error: The option "inline" asks for a container/)
  })

  // None that it has given: test/host/doctor/links.test.ts.
  it('names links that the brand has not given', () => {
    for (const link of ['terms', 'privacy'])
      expect(found).to.include(
        `note: brand: its link "${link}" is https://milano.example/${link}, which does not exist.`,
      )
  })

  it('names a widget whose container was emptied, a colour that had to be repaired, once, and repeats what was wrong with the options', async () => {
    expect(found.join('\n'))
      .to.match(/Did you mean "venueId"/)
      .and.match(/Did you mean "title"/)
    const colours = found.filter((line) => /on-accent/.test(line))
    expect(colours).to.have.lengthOf(1)
    expect(colours[0]).to.match(/--tavola-on-accent on --tavola-accent has \d\.\d\d to 1, and needs 4\.5/)
    expect(found.join('\n')).not.to.include('is not on the page any more')
    await diner.page.evaluate(`document.querySelector('#at4').replaceChildren()`)
    expect((await looks()).join('\n')).to.match(/error: The widget is not on the page any more/)
  })
})
