import { expect } from 'chai'
import type { Finding } from '../../src/host/public'
import { endVisits, visit } from '../browser/kit/diner'
import { page } from '../browser/kit/pages'
import { pagesOf } from './react-host'

describe('Package: the doctor of a host with npm', () => {
  afterEach(endVisits)

  it('finds what the script tag’s finds, each line of the console with its code', async () => {
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
      /allow https:\/\/\*\.hcaptcha\.com in frame-src, which "human-verification" needs/,
    )
  })
})
