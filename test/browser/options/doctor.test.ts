import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { Finding } from '../../../src/host/public'
import { textOf } from '../../docs/samples'
import { byDay } from '../../kit/night'
import { html, startApi, status } from '../kit/api'
import { chromiumFlags, chromiumPath } from '../kit/chromium'
import { endVisits, visit, type Diner } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { initWith, page, startServer, startSite, type HostPage, type Server } from '../kit/site'
import { examines, finds } from '../kit/visits'

const search = 'GET /api/venues/search/doctor'
const nobody = 'http://127.0.0.1:9'
const plain = initWith(`brand: { plugins: ['start', 'booking'], journeys: ['Booking'] }`)
const guaranteed = initWith(
  `brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`,
)

const lines = (found: readonly Finding[]) => found.map(({ level, what }) => `${level}: ${what}`)
const linesAbout = async (diner: Diner, subject: string) =>
  lines((await examines(diner)).filter(({ about }) => about === subject))

/** The script of docs/operations/errors.md, on a page whose back end answers the doctor's search with this. */
async function checks(script: string, found: unknown) {
  const api = await startApi({ [search]: found })
  const site = await startSite(plain(api.origin))
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromiumPath('shell'),
    CHROMIUM_FLAGS: chromiumFlags.join(' '),
  }
  try {
    return await new Promise<{ code: number; findings: readonly Finding[] }>((done) =>
      execFile(process.execPath, [script, site.origin], { env }, (error, output) =>
        done({ code: Number(error?.code ?? 0), findings: JSON.parse(output) as Finding[] }),
      ),
    )
  } finally {
    site.close()
    api.close()
  }
}

describe('Browser: the doctor', () => {
  it('by the script of the docs ends with 0 on a healthy page, and with 1 for a wrong back end', async () => {
    mkdirSync('.cache', { recursive: true })
    // In the project, where "playwright-core" is found.
    const folder = mkdtempSync(resolve('.cache/check-page-'))
    const script = join(folder, 'check-page.mjs')
    writeFileSync(script, textOf('docs/operations/errors.md', 'check-page.mjs'))
    const [healthy, broken] = [await checks(script, []), await checks(script, {})]
    rmSync(folder, { recursive: true })
    expect(healthy.code, JSON.stringify(healthy.findings)).to.equal(0)
    expect(healthy.findings.filter(({ level }) => level !== 'note')).to.deep.equal([])
    expect(broken.code).to.equal(1)
    expect(broken.findings.map(({ level, about }) => `${level}: ${about}`)).to.include('error: base URL')
  })

  it('reports an API that answers with a page, with an error, or not at all', async () => {
    const diner = await visit({ page: initWith(), answers: { [search]: html } })
    const said = async () =>
      (await linesAbout(diner, 'base URL')).map((line) => line.replace(/http.*\d\/api/, 'API'))
    await diner.finds('combobox', 'Location')
    expect(await said()).to.deep.equal([
      'error: API/venues/search/doctor responds, but not with a list of restaurants.',
    ])
    diner.api.answer(search, status(404))
    expect(await said()).to.deep.equal(['error: API/venues/search/doctor responds with the status 404.'])
    diner.api.answer(search, [])
    expect(await said()).to.deep.equal([])
    await diner.page.evaluate(`handle.update({ baseUrl: '${nobody}' })`)
    await diner.until(async () => (await said()).length > 0, 'the finding')
    expect(await said()).to.deep.equal(['error: API/venues/search/doctor cannot be reached from this page.'])
  })

  it('reports what the page’s policy forbids, in a header or a tag, and what it has blocked', async () => {
    const tag = `<meta http-equiv="Content-Security-Policy" content="frame-src https://*.example">`
    const found = await finds('policy', {
      page: (api) => guaranteed(api).replace('<title>', `${tag}<title>`),
      headers: () => ({ 'Content-Security-Policy': `connect-src 'self'; trusted-types other` }),
    })
    expect(found.join('\n'))
      .to.match(/error: The page's policy doesn't allow API in connect-src/)
      .and.match(/error: .*allow tavola in trusted-types/)
      .and.match(/warning: The page's policy refused connect-src/)
      .and.match(/assets\.braintreegateway\.com in frame-src, which "braintree" needs/)
  })

  const header = 'Content-Security-Policy'
  const asks = 'const own = new XMLHttpRequest(); own.open("GET", "/tavola.js", false); own.send()'
  const frame = 'document.body.append(Object.assign(document.createElement("iframe"), { src: "/frame" }))'
  const keepsOut = /allow https:\/\/assets\.braintreegateway\.com in frame-src, which "braintree" needs/
  /** The script of a page runs before the doctor comes. */
  const policies = [
    ['isn’t read, as a strict policy would report that', header, '', /^note: .*didn't request the page/],
    ['is read if the page has sent a request to its server', header, asks, keepsOut],
    ['is known from what it has blocked', header, frame, keepsOut],
    ['is ignored if it only reports', `${header}-Report-Only`, frame, /^(note: [^\n]*)?$/],
  ] as const
  for (const [what, policy, script, said] of byDay(policies, ([, , script]) => script === ''))
    it(`a policy in the page’s header ${what}`, async () => {
      const found = await finds('policy', {
        // A faked clock keeps the record of requests back.
        ownClock: true,
        page: (api) => guaranteed(api).replace('</main>', `</main><script>${script}</script>`),
        headers: () => ({ [policy]: `connect-src 'self' *; frame-src 'none'; report-uri /report` }),
        answers: { [search]: [] },
      })
      expect(found.join('\n')).to.match(said)
    })

  it('reports a page without a viewport tag, without room, and in quirks mode', async () => {
    const bare: HostPage = (api) =>
      `<body><div id="book"></div><script src="/tavola.js" data-base-url="${api}" data-container="#book"></script>`
    const diner = await visit({ page: bare })
    await diner.finds('combobox', 'Location')
    expect(lines(await examines(diner)).join('\n'))
      .to.match(/no viewport tag/)
      .and.match(/reserves no space/)
      .and.match(/quirks mode/)
  })
})

const hidden = "warning: div.card is not shown, so the widget inside it isn't either."

/** Styles of a box around the widget, and the doctor's finding. */
const boxes = [
  ['height: 200px; overflow: hidden', 'error: div.card clips the widget (overflow: hidden).'],
  ['height: 200px; overflow: auto', 'warning: div.card has its own scrolling (overflow: auto).'],
  ['transform: scale(0.9)', 'warning: div.card has transform: matrix(0.9, 0, 0, 0.9, 0, 0).'],
  ['filter: blur(1px)', 'warning: div.card has filter: blur(1px).'],
  ['display: none', hidden],
  ['width: 200px', 'warning: The widget is 200 px wide.'],
  ['width: 0', 'error: The widget is 0 px wide.'],
  ['height: 200px; contain: paint', 'error: div.card clips the widget (contain: paint).'],
  ['height: 200px; clip-path: inset(0)', 'error: div.card clips the widget (clip-path: inset(0px)).'],
  ['clip-path: circle(9px)', 'warning: div.card has clip-path: circle(9px).'],
  ['opacity: 0', hidden],
  ['content-visibility: hidden', hidden],
  ['will-change: transform', 'warning: div.card has will-change: transform.'],
  ['rotate: 1deg', 'warning: div.card has rotate: 1deg.'],
  ['scale: 0.9', 'warning: div.card has scale: 0.9.'],
  ['translate: 9px', 'warning: div.card has translate: 9px.'],
  [
    'visibility: hidden',
    'warning: div.card has visibility: hidden, but the widget inside it may still show.',
  ],
  ['inert', "warning: div.card is inert, so diners can't click or type in the widget."],
] as const

/** Style sheets of the page, and the doctor's finding. */
const pages = [
  ['html, body { height: 400px; overflow: hidden }', 'error: body clips the widget (overflow: hidden).'],
  [
    'body { overflow: hidden }',
    'warning: body keeps the page from scrolling to all of the widget (overflow: hidden).',
  ],
] as const

describe('Browser: the doctor on the container of a widget', () => {
  it('reports what an element around it, or the page, does to it, and accepts what does nothing', async () => {
    const diner = await visit({
      // Lower than the widget.
      viewport: { width: 1280, height: 450 },
      page: (api) =>
        initWith()(api)
          .replace('</head>', '<style id="page"></style></head>')
          .replace('<div id="book"></div>', '<div class="card"><div id="book"></div></div>'),
    })
    await diner.finds('combobox', 'Location')
    /** What is said once the page has the style sheet, and the box the styles. */
    const said = async (sheet: string, css: string) => {
      await diner.page.evaluate(
        ([sheet, css]) => {
          const box = document.querySelector<HTMLElement>('.card')!
          document.querySelector('#page')!.textContent = sheet!
          box.style.cssText = css === 'inert' ? '' : css!
          box.inert = css === 'inert'
        },
        [sheet, css],
      )
      await diner.settles()
      return linesAbout(diner, 'place')
    }
    for (const [css, expected] of boxes) expect(await said('', css), css).to.deep.equal([expected])
    for (const [sheet, expected] of pages) expect(await said(sheet, ''), sheet).to.deep.equal([expected])
    const fine = 'html, body { height: 100%; overflow: auto } .card { overflow: hidden; contain: content }'
    expect(await said(fine, 'clip-path: inset(0 round 9px)')).to.deep.equal([])
  })
})

const cors = { 'Access-Control-Allow-Origin': '*' }
const accepting = (headers: string) => ({ ...cors, 'Access-Control-Allow-Headers': headers })
/** Back ends, by what they let a page of another origin do: all answer with an empty list. */
const servers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unread: {},
  refusing: cors,
  keyless: accepting('Content-Type, X-Session-Id'),
  right: accepting('Content-Type, X-Session-Id, idempotency-key'),
}

/** The options of init of each widget; the last one has no place on the page. */
const widgets = (api: string, origins: Readonly<Record<string, string>>) => [
  // The first brand says which headers are examined.
  `baseUrl: '${api}', venueID: 'cork', brand: {
    idempotencyHeader: 'Idempotency-Key', titel: 'Osteria',
    tokens: { '--tavola-accent': '#ffee00', '--tavola-on-accent': '#ffffff' },
  }`,
  `baseUrl: '${nobody}', fetch: async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } })`,
  `baseUrl: '${nobody}', fetch: async () => { throw new Error('oops') }`,
  ...Object.values(origins).map((origin) => `baseUrl: '${origin}'`),
  `baseUrl: '${api}', container: document.querySelector('#missing'), inline: true`,
]

const pageOf = (widgets: readonly string[]) =>
  page({
    body: `<img name="createElement" alt="" src="data:,">
      ${widgets.map((_, index) => `<section id="at${index}"></section>`).join('')}
      <script src="/tavola.js"></script>
      <script>${widgets
        .map((options, index) => `Tavola.init({ container: at${index}, preload: 'now', ${options} })`)
        .join('\n')}</script>`,
  })

describe('Browser: the doctor on many widgets of a page', () => {
  const started: Server[] = []
  let diner: Awaited<ReturnType<typeof visit>>
  let looks: () => Promise<readonly string[]>
  let found: readonly string[]

  before(async () => {
    const origins: Record<string, string> = {}
    for (const [name, headers] of Object.entries(servers)) {
      const server = await startServer((_, response) => response.writeHead(200, headers).end('[]'))
      started.push(server)
      origins[name] = server.origin
    }
    const named = (line: string) =>
      Object.entries(origins).reduce((text, [name, origin]) => text.replaceAll(origin, `at ${name}`), line)
    looks = async () => lines(await examines(diner)).map(named)
    diner = await visit({
      page: (api) => pageOf(widgets(api, origins)),
      answers: { [search]: [] },
      isLasting: true,
    })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup')
    await diner
      .gets('combobox', 'Location')
      .nth(widgets('', origins).length - 2)
      .waitFor()
    await diner.settles()
    found = await looks()
  })
  after(endVisits)
  after(() => started.forEach((server) => server.close()))

  for (const [what, about, said] of [
    ['elements that hide properties of the document', /createElement/, /^warning: .* They hide properties/],
    ['the widget’s own "fetch" that fails', /127\.0\.0\.1:9/, /Error: oops/],
    ['a missing CORS header', /at unread/, /may not read it/],
    ['a wrong preflight', /at refusing/, /preflight/],
    ['a refused idempotency key', /Idempotency-Key/, /^error: .*refuses the header Idempotency-Key/],
    ['a container that was not found', /No element/, /^error: No element matches the container null/],
    ['an invalid option', /venueID/, /Did you mean "venueId"/],
    ['an invalid key of the brand', /titel/, /Did you mean "title"/],
    ['a repaired colour', /on-accent/, /-accent has a contrast of \d\.\d\d:1, and needs 4\.5:1/],
  ] as const)
    it(`reports ${what} once`, () => {
      const [line, ...more] = found.filter((line) => about.test(line))
      expect(line).to.match(said)
      expect(more).to.deep.equal([])
    })

  it('reports a container that was emptied, and nothing about a back end that is right', async () => {
    expect(found.join('\n')).not.to.match(/at right|no longer on the page/)
    await diner.page.evaluate(`document.querySelector('#at0').replaceChildren()`)
    expect((await looks()).join('\n')).to.match(/error: The widget is no longer on the page/)
  })
})
