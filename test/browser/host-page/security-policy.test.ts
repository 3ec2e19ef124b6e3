import { expect } from 'chai'
import type { Finding } from '../../../src/host/public'
import { policyFor } from '../../../tools/docs/policy'
import { menuBody } from '../../kit/fixtures'
import { fillsCard, visitGuaranteed } from '../third-parties/braintree/ways'
import { endVisits, visit, type Visit } from '../kit/diner'
import { solves } from '../third-parties/hcaptcha/stand-in'
import { brandOf, visitChallenged } from '../third-parties/hcaptcha/visit'
import { atTimes, type HostPage } from '../kit/pages'

const nonce = 'c2VjcmV0'

/** A page as a bank would have it: no inline style, every script with the nonce. */
const strictPage =
  (options = '', tag = ''): HostPage =>
  (api) => `<!doctype html>
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

const strict = (over: Visit = {}): Visit => ({ page: strictPage(), headers: under(), ...over })

describe('Browser: a strict Content-Security-Policy', () => {
  afterEach(endVisits)

  it('a whole booking keeps to it, with Trusted Types enforced', async () => {
    const diner = await visit(strict())
    await diner.reachesComplete()
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('the script tag’s attributes and the popup keep to it', async () => {
    const tag = 'data-base-url="{api}" data-date="2026-11-28" data-journey="Booking"'
    const diner = await visit(strict({ page: strictPage('', tag) }))
    await diner.page.evaluate(`Tavola.open('cork')`)
    await diner.reachesComplete()
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('a browser without constructed style sheets gets elements with the page’s nonce', async () => {
    const prepare: Visit['prepare'] = (page) =>
      page.addInitScript('delete CSSStyleSheet.prototype.replaceSync')
    const diner = await visit(strict({ page: strictPage(atTimes), prepare }))
    await diner.reachesComplete()
    const look = await diner
      .gets('button', 'Complete Booking')
      .evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(look).to.equal('rgb(122, 32, 50)')
    expect(diner.site.reports).to.deep.equal([])
  })

  it('with the card guarantee it lets Braintree in and nothing else', async () => {
    const brand = `${atTimes}, brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`
    const sandbox = 'https://api.sandbox.braintreegateway.com'
    const diner = await visitGuaranteed(
      strict({ page: strictPage(brand), headers: under(['card-guarantee'], { more: sandbox }) }),
    )
    await diner.reachesComplete()
    await diner.presses('Complete Booking')
    await fillsCard(diner)
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('with the human verification it lets hCaptcha in and nothing else', async () => {
    const diner = await visitChallenged({
      page: strictPage(`${atTimes}, ${brandOf()}`),
      headers: under(['human-verification']),
    })
    await diner.reachesComplete()
    await solves(diner.page)
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('with menus it lets their pictures in, and nothing else', async () => {
    const images = 'https://pictures.example'
    const brand = `${atTimes}, brand: { plugins: ['start', 'booking', 'menus'], journeys: ['Booking'], options: { menus: { offer: true } } }`
    const diner = await visit(
      strict({
        page: strictPage(brand),
        headers: under(['menus'], { images }),
        answers: { 'GET /api/menus/search/*': [menuBody('three', 'Three courses')] },
        prepare: (page) => page.route(`${images}/**`, (route) => route.fulfill(picture)),
      }),
    )
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner.clicks('radio', 'Three courses')
    await diner.page.waitForFunction(pictureIsShown)
    await diner.presses('Next')
    await diner.confirmsDetails()
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('the doctor requests nothing that it would refuse, and finds nothing', async () => {
    const brand = `${atTimes}, brand: { plugins: ['start', 'booking'], journeys: ['Booking'] }`
    const answers = { 'GET /api/venues/search/doctor': [] }
    const diner = await visit(strict({ page: strictPage(brand), answers }))
    await diner.finds('combobox', 'Location')
    const examines = async () =>
      (await diner.page.evaluate<Finding[]>('Tavola.doctor()')).map(({ about }) => about)
    expect([...(await examines()), ...(await examines())]).not.to.include('policy')
    await diner.reachesComplete()
    await diner.completes()
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('a line missing from the recipe is reported, so these tests can fail', async () => {
    const diner = await visit(
      strict({ headers: () => ({ 'Content-Security-Policy': `connect-src 'none'; report-uri /report` }) }),
    )
    await diner.fills('Location', 'cork')
    await diner.waits(750)
    await diner.finds('text', /could not|Try again/)
    expect(diner.site.reports.join()).to.include('connect-src')
  })
})

const picture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
}

/** Of the first menu. */
const pictureIsShown = () =>
  document.querySelector('#book > div')!.shadowRoot!.querySelector('img')?.naturalWidth === 40
