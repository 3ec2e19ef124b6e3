import '../../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { openInNewTab } from '../../../src/host/widget/new-tab'
import type { Options } from '../../../src/host/options/table'
import { start } from '../../kernel/bare-plugins'
import { bootKernel } from '../../kit/kernel'
import { recordErrors } from '../../kit/logged'

describe('Security: the popup of a page that another site shows in a frame', () => {
  const error = recordErrors()
  let open: SinonStub
  let host: HTMLElement
  beforeEach(() => {
    open = stub(window, 'open').returns(null)
    window.history.replaceState(null, '', '/book?table=1&tavola-venue=dublin#menu')
    host = document.createElement('div')
    host.attachShadow({ mode: 'open' })
  })
  afterEach(() => {
    window.history.replaceState(null, '', '/')
    open.restore()
  })

  const { kernel } = bootKernel({ plugins: [start] })
  const opens = (options: Options) => openInNewTab(kernel, host, { options, from: {} })
  const link = () => host.shadowRoot!.querySelector('a')
  const address = (query: string) => `https://host.example/book?table=1&${query}#menu`

  it('security: the page opens in a new tab, with the restaurant and the journey, and cannot be reached from there', () => {
    const tab = { opener: window }
    open.returns(tab)
    opens({ venueId: 'cork & co', journey: 'Booking' })
    expect(open.args.map(([url, name]) => [String(url), String(name)])).to.deep.equal([
      [address('tavola-venue=cork+%26+co&tavola-journey=Booking'), '_blank'],
    ])
    expect([tab.opener, link()]).to.deep.equal([null, null])
    expect(error.args).to.deep.equal([
      ['[Tavola] T023 the popup stays closed, because another site shows this page in a frame.'],
    ])
  })

  it('security: without a restaurant or a journey the address stays as it is', () => {
    for (const options of [{}, { journey: null }]) opens(options)
    for (const [url] of open.args) expect(String(url)).to.equal(address('tavola-venue=dublin'))
    expect(open.callCount).to.equal(2)
  })

  it('security: if the browser opens no tab, the widget offers a link, and says so', () => {
    opens({ venueId: 7 })
    const text = 'To book, open this page in a new tab'
    const { href, target, rel, textContent, style } = link()!
    expect([href, target, rel, textContent]).to.deep.equal([
      address('tavola-venue=7'),
      '_blank',
      'noopener',
      text,
    ])
    // It is in the diner's sight, wherever the popup's own place is.
    expect(style.position).to.equal('fixed')
    expect(kernel.announcer.announcements.value.map((one) => one.text)).to.deep.equal([text])
  })

  it('security: a second opening changes the link', () => {
    opens({ venueId: 7 })
    opens({ venueId: 8 })
    expect(host.shadowRoot!.querySelectorAll('a')).to.have.lengthOf(1)
    expect(link()!.href).to.equal(address('tavola-venue=8'))
  })
})
