import { expect } from 'chai'
import type { Finding } from '../../../src/host/public'
import { html, status } from '../kit/api'
import { isNight } from '../../kit/night'
import { browser } from '../kit/browser'
import { visit } from '../kit/diner'
import { examines, finds } from '../kit/visits'
import { initWith, type HostPage } from '../kit/site'

const search = 'GET /api/venues/search/doctor'
const nobody = 'http://127.0.0.1:9'

describe('Browser: the doctor', () => {
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

  it('reports an API that answers with a page, with an error, or not at all', async () => {
    const diner = await visit({ page: initWith(), answers: { [search]: html } })
    const found = async () =>
      (await examines(diner))
        .filter(({ about }) => about === 'base URL')
        .map(({ level, what }) => `${level}: ${what.replace(diner.api.origin, 'API')}`)
    await diner.finds('combobox', 'Location')
    expect(await found()).to.deep.equal([
      'error: API/api/venues/search/doctor responds, but not with a list of restaurants.',
    ])
    diner.api.answer(search, status(404))
    expect(await found()).to.deep.equal(['error: API/api/venues/search/doctor responds with the status 404.'])
    diner.api.answer(search, [])
    expect(await found()).to.deep.equal([])
    await diner.page.evaluate(`handle.update({ baseUrl: '${nobody}' })`)
    await diner.page.waitForFunction(
      `Tavola.doctor().then((found) => found.some(({ about }) => about === 'base URL'))`,
    )
    expect(await found()).to.deep.equal([
      `error: ${nobody}/api/venues/search/doctor cannot be reached from this page.`,
    ])
  })

  it('reports what the page’s policy forbids, in a header or a tag, and what it has blocked', async () => {
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
      .and.match(/assets\.braintreegateway\.com in frame-src, which "card-guarantee" needs/)
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

  it('says if the page’s header was not read, because a strict policy would report that', async () => {
    expect(await finds('policy', guaranteed(header))).to.deep.equal([
      "note: The doctor didn't request the page to read the policy in its header: a strict policy would refuse and report that.",
    ])
  })

  if (isNight) {
    it('reads it if the page itself has sent a request to its own server', async () => {
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

    it('knows the whole policy from what it has blocked', async () => {
      const found = await finds('policy', guaranteed(header, frame))
      expect(found.join()).to.match(/allow https:\/\/assets\.braintreegateway\.com in frame-src/)
    })

    it('ignores a report-only policy', async () => {
      const found = await finds('policy', guaranteed(`${header}-Report-Only`, frame))
      expect(found.filter((one) => !one.startsWith('note'))).to.deep.equal([])
    })
  }

  it('reports a page without a viewport tag, without room, and in quirks mode', async () => {
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
})
