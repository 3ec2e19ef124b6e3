import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { expect } from 'chai'
import { visit } from '../browser/kit/diner'
import { page } from '../browser/kit/site'
import type { Finding } from '../../src/host/public'
import { isNight } from '../kit/night'
import { hostWith } from './installed'
import { pagesOf, serverOf } from './react-host'

const html = readFileSync('examples/hosts/html/index.html', 'utf8')

describe('Package: a plain page that serves the files of the script tag', () => {
  it('brand.files: a table is booked in it', async () => {
    const diner = await visit({
      page: (api) => html.replace('https://api.example.com', api),
      dist: join(hostWith(19).package, 'dist'),
    })
    await diner.reachesComplete()
    await diner.completes()
    await diner.finds('text', 'MB-1234')
    expect(diner.errors).to.deep.equal([])
  })
})

describe('Package: a host with the element, in a module of its own', () => {
  it('a table is booked in it', async () => {
    const { folder } = await pagesOf(18)
    const diner = await visit({
      dist: folder,
      page: (api) =>
        page({
          body: `<tavola-booking base-url="${api}"></tavola-booking><script src="/element.js"></script>`,
        }),
    })
    await diner.finds('region', 'By the harbour')
    await diner.reachesComplete()
    await diner.completes()
  })
})

describe('Package: the doctor on a host with npm', () => {
  it('finds the same as the script tag’s, each console line with its code', async () => {
    const { folder } = await pagesOf(18)
    const diner = await visit({
      dist: folder,
      answers: { 'GET /api/venues/search/doctor': [] },
      page: (api) =>
        page({
          head: `<meta http-equiv="content-security-policy" content="connect-src 'self' ${api}; frame-src 'none'">`,
          body: `<div id="book"></div><div id="tea"></div><script src="/doctor.js"></script>`,
        }),
    })
    await diner.page.evaluate(`start('${diner.api.origin}')`)
    await diner.finds('combobox', 'Location')
    await diner.finds('button', 'Booking did not load. Try again')
    await diner.settles()
    const found = await diner.page.evaluate<Finding[]>('doctor()')
    const codes = Object.fromEntries(found.filter(({ code }) => code).map((one) => [one.code, one]))
    expect(codes.T031!.what).to.match(/"titel"\. Did you mean "title"\?/)
    expect(codes.T021!.what).to.match(/"bookd"\. Did you mean "booking-confirmed"\?/)
    expect(codes.T073)
      .to.include({ level: 'error' })
      .and.has.property('what')
      .that.matches(/"details"\?/)
    expect(found.map(({ what }) => what).join('\n')).to.match(
      /allow https:\/\/\*\.hcaptcha\.com in frame-src, which "hcaptcha" needs/,
    )
  })
})

if (isNight)
  describe('Package: the build of a host that uses everything', () => {
    it("host.npm: webpack finds everything, the payment provider's library at the host", async () => {
      const { folder } = await serverOf(18)
      const load = createRequire(import.meta.url)
      expect(load(join(folder, 'everything.cjs'))).to.include.keys('init', 'TavolaBooking', 'scene')
      const { client, hostedFields } = load(join(folder, 'braintree.cjs')).braintree
      expect([typeof client.create, typeof hostedFields.create]).to.deep.equal(['function', 'function'])
    })
  })
