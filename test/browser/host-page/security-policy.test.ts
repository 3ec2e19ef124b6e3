import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Finding } from '../../../src/host/public'
import { policyFor } from '../../../tools/docs/policy'
import { menuBody } from '../../kit/fixtures'
import { bankBrand, confirmsCode, visitBank } from '../third-parties/bank'
import { fillsCard, visitGuaranteed } from '../third-parties/braintree'
import { visit, type Visit } from '../kit/diner'
import { solves, standIn } from '../third-parties/hcaptcha'
import { atTimes, type HostPage, dist, page } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { saturday } from '../kit/time'

const nonce = 'c2VjcmV0'

/** A page as a bank would have it: no inline style, every script with the nonce. */
const strictPage =
  (options = '', tag = ''): HostPage =>
  (api) =>
    `<!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Trattoria</title>
    <meta name="viewport" content="width=device-width"></head>
    <body><div id="book"></div>
    <script nonce="${nonce}" src="/tavola.js" ${tag.replace('{api}', api)}></script>
    <script nonce="${nonce}">
      ${tag ? '' : `handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), ${options} })`}
    </script></body></html>`

/** The README's recipe for a brand with these plugins, and whatever this test's stand-ins need besides. */
const under =
  (plugins: readonly string[] = [], { more = '', ...values }: { more?: string; images?: string } = {}) =>
  (api: string) => ({
    'Content-Security-Policy': `${policyFor(plugins, { nonce, api, ...values }).replace('connect-src', `connect-src ${more}`)}; report-uri /report`,
  })

describe('Browser: a strict Content-Security-Policy', () => {
  it('page.security-policy: a whole booking and the doctor comply, with Trusted Types enforced', async () => {
    const brand = `${atTimes}, brand: { plugins: ['start', 'booking'], journeys: ['Booking'] }`
    const answers = { 'GET /api/venues/search/doctor': [] }
    const diner = await visit({ page: strictPage(brand), headers: under(), answers })
    await diner.finds('combobox', 'Location')
    const examines = async () =>
      (await diner.page.evaluate<Finding[]>('Tavola.doctor()')).map(({ about }) => about)
    expect([...(await examines()), ...(await examines())]).not.to.include('policy')
    await skipToComplete(diner)
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('page.security-policy: so do the tag and the popup where no style sheet can be constructed', async () => {
    const tag = `data-base-url="{api}" data-date="${saturday}" data-journey="Booking"`
    const prepare: Visit['prepare'] = (page) =>
      page.addInitScript(
        'delete CSSStyleSheet.prototype.replaceSync, delete Document.prototype.adoptedStyleSheets',
      )
    const diner = await visit({ page: strictPage('', tag), headers: under(), prepare })
    await diner.page.evaluate(`Tavola.open('cork')`)
    await skipToComplete(diner)
    const look = await diner
      .gets('button', 'Complete Booking')
      .evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(look).to.equal('rgb(122, 32, 50)')
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('page.security-policy: pictures of menus, hCaptcha and Braintree comply with the documented policy', async () => {
    const images = 'https://pictures.example'
    const plugins = ['menus', 'human-verification', 'card-guarantee']
    const brand = JSON.stringify({
      plugins: ['start', 'booking', ...plugins],
      journeys: ['Booking'],
      options: { menus: { offer: true }, 'human-verification': { siteKey: 'key' } },
    })
    const diner = await visitGuaranteed({
      page: strictPage(`${atTimes}, brand: ${brand}`),
      headers: under(['menus', 'hcaptcha', 'braintree'], {
        more: 'https://api.sandbox.braintreegateway.com',
        images,
      }),
      answers: { 'GET /api/menus/search/*': [menuBody('three', 'Three courses')] },
      prepare: async (page) => {
        await standIn(page)
        await page.route(`${images}/**`, (route) => route.fulfill(picture))
      },
    })
    await diner.choosesTime()
    await diner.continues()
    await diner.clicks('radio', 'Three courses')
    await diner.page.waitForFunction(pictureIsShown)
    await diner.presses('Next')
    await diner.finds('textbox', 'First Name')
    await skipToComplete(diner)
    await solves(diner.page)
    await diner.presses('Complete Booking')
    await fillsCard(diner)
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it("with the Trusted Types policy of docs/security.md it allows Cardinal's script and the bank's page", async () => {
    const brand = `${atTimes}, brand: ${bankBrand()}`
    const [printed] = /<script nonce="…">\n  trustedTypes[^]*?<\/script>/.exec(
      readFileSync('docs/security.md', 'utf8'),
    )!
    const purify = readFileSync('node_modules/dompurify/dist/purify.min.js', 'utf8')
    const letsIn = `<script nonce="${nonce}">${purify}</script>${printed.replace('…', nonce)}`
    const diner = await visitBank({
      page: (api) => strictPage(brand)(api).replace('<body>', () => `<body>${letsIn}`),
      headers: under(['braintree', 'braintree.threeDSecure'], {
        more: 'https://api.sandbox.braintreegateway.com',
      }),
    })
    await diner.meetsBank()
    await confirmsCode(diner.page)
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })
})

const picture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
}

/** Of the first menu. */
const pictureIsShown = () =>
  document.querySelector('#book > div')!.shadowRoot!.querySelector('img')?.naturalWidth === 40

let list: Readonly<Record<string, string>>

const checked =
  (hashes: object): HostPage =>
  (api) =>
    page({
      head: `<script>window.Tavola = { integrity: ${JSON.stringify(hashes)} }</script>
        <script src="/tavola.js" integrity="${list['tavola.js']}" data-base-url="${api}" data-container="#book"
          data-venue-id="cork" data-date="${saturday}" data-journey="Booking"></script>`,
      body: '<div id="book"></div>',
    })

/** A file without a hash: test/host/loader/load-script.test.ts. */
describe('Browser: subresource integrity', () => {
  before(() => void (list = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'))))

  it('the build lists the hash of each of its files', () => {
    // The scenes are a build of their own.
    const files = readdirSync(dist).filter(
      (name) => name.endsWith('.js') && !/^tavola-(scenes|adapter)\.js$/.test(name),
    )
    const hashOf = (name: string) =>
      createHash('sha384')
        .update(readFileSync(join(dist, name)))
        .digest('base64')
    expect(list).to.deep.equal(Object.fromEntries(files.map((name) => [name, `sha384-${hashOf(name)}`])))
  })

  it('a page with the list checks every file of a whole booking', async () => {
    const diner = await visit({ page: checked(list) })
    await skipToComplete(diner)
    await diner.completes()
    expect(diner.errors.concat(diner.consoleLines)).to.deep.equal([])
  })

  it("a file whose hash isn't on the list does not run", async () => {
    const code = Object.keys(list).find((name) => name.startsWith('tavola-first-'))!
    const diner = await visit({ page: checked({ ...list, [code]: list['tavola.js']! }) })
    await diner.finds('button', /Try again/)
    expect(diner.consoleLines.join('\n')).to.match(/integrity/)
  })
})
