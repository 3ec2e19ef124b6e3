import { expect } from 'chai'
import { endVisits, visit, type Diner } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { initWith, page, startServer, type HostPage, type Server } from '../kit/site'
import { examines, finds } from '../kit/visits'

const search = 'GET /api/venues/search/doctor'
const nobody = 'http://127.0.0.1:9'

/** Styles of a box around the widget, and the doctor's finding. */
const boxes = [
  ['height: 200px; overflow: hidden', 'error: div.card clips the widget (overflow: hidden).'],
  ['height: 200px; overflow: auto', 'warning: div.card has its own scrolling (overflow: auto).'],
  ['transform: scale(0.9)', 'warning: div.card has transform: matrix(0.9, 0, 0, 0.9, 0, 0).'],
  ['filter: blur(1px)', 'warning: div.card has filter: blur(1px).'],
  ['display: none', "warning: div.card is not shown, so the widget inside it isn't either."],
  ['width: 200px', 'warning: The widget is 200 px wide.'],
  ['width: 0', 'error: The widget is 0 px wide.'],
  ['height: 200px; contain: paint', 'error: div.card clips the widget (contain: paint).'],
  ['height: 200px; clip-path: inset(0)', 'error: div.card clips the widget (clip-path: inset(0px)).'],
  ['clip-path: circle(9px)', 'warning: div.card has clip-path: circle(9px).'],
  ['opacity: 0', "warning: div.card is not shown, so the widget inside it isn't either."],
  ['content-visibility: hidden', "warning: div.card is not shown, so the widget inside it isn't either."],
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

/** The findings about its container. */
const placeOf = async (diner: Diner) =>
  (await examines(diner))
    .filter(({ about }) => about === 'place')
    .map(({ level, what }) => `${level}: ${what}`)

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
    /** The page takes a style sheet, and the box attributes: what is said then. */
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
      return placeOf(diner)
    }
    const wrong: string[] = []
    for (const [css, expected] of boxes) {
      const found = (await said('', css)).join()
      if (found !== expected) wrong.push(`${css}: ${found}`)
    }
    expect(wrong).to.deep.equal([])
    for (const [sheet, expected] of pages) expect(await said(sheet, ''), sheet).to.deep.equal([expected])
    const fine = 'html, body { height: 100%; overflow: auto } .card { overflow: hidden; contain: content }'
    expect(await said(fine, 'clip-path: inset(0 round 9px)')).to.deep.equal([])
  })
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
    diner = await visit({ page: several(widgets), answers: { [search]: [] }, isLasting: true })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup')
    await diner
      .gets('combobox', 'Location')
      .nth(widgets('').length - 2)
      .waitFor()
    await diner.settles()
    found = await looks()
  })
  after(endVisits)
  after(() => [unread, refusing].forEach((server) => server.close()))

  const looks = async () => (await examines(diner)).map(({ level, what }) => `${level}: ${what}`)

  /** The options of init of each widget; the last one has no place on the page. */
  const widgets = (api: string) => [
    `baseUrl: '${api}', venueID: 'cork', brand: {
      titel: 'Osteria', tokens: { '--tavola-accent': '#ffee00', '--tavola-on-accent': '#ffffff' },
    }`,
    `baseUrl: '${nobody}', fetch: async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } })`,
    `baseUrl: '${nobody}', fetch: async () => { throw new Error('oops') }`,
    `baseUrl: '${unread.origin}'`,
    `baseUrl: '${refusing.origin}'`,
    `baseUrl: '${api}', container: document.querySelector('#missing'), inline: true`,
  ]
  it('reports elements of the page that shadow properties of the document', () => {
    expect(found).to.include(
      'warning: Elements of this page are named createElement. They hide properties of the document, so other scripts may fail.',
    )
  })

  it('uses the widget’s own "fetch", and reports one that fails', () => {
    const asked = found.filter((line) => line.includes(nobody))
    expect(asked).to.have.lengthOf(1)
    expect(asked[0]).to.match(/Error: oops/)
  })

  it('distinguishes a missing CORS header from a wrong preflight', () => {
    const of = ({ origin }: Server) => found.filter((line) => line.includes(origin)).join()
    expect(of(unread)).to.match(/may not read it/)
    expect(of(refusing)).to.match(/preflight/)
  })

  it('reports a container that was not found, once the code has loaded', () => {
    expect(found.join('\n')).to.match(/error: No element matches the container null/)
  })

  it('reports invalid options again, a repaired colour once, and a container that was emptied', async () => {
    expect(found.join('\n'))
      .to.match(/Did you mean "venueId"/)
      .and.match(/Did you mean "title"/)
    const colours = found.filter((line) => /on-accent/.test(line))
    expect(colours).to.have.lengthOf(1)
    expect(colours[0]).to.match(
      /--tavola-on-accent on --tavola-accent has a contrast of \d\.\d\d:1, and needs 4\.5:1/,
    )
    expect(found.join('\n')).not.to.include('is not on the page any more')
    await diner.page.evaluate(`document.querySelector('#at0').replaceChildren()`)
    expect((await looks()).join('\n')).to.match(/error: The widget is no longer on the page/)
  })

  it('reports a back end that refuses the header of the idempotency key, and only that', async () => {
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
})
