import { expect } from 'chai'
import sinon from 'sinon'
import { removeWidget, type Diner } from '../../kit/diner'
import { asked, booked } from './results'

const address = (diner: Diner, name: string) => (diner.gets('link', name) as HTMLAnchorElement).href

/** What the browser has of it, for one test. */
const gives = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

const writes = (writeText: (text: string) => Promise<void>) => gives('clipboard', { writeText })
const denies = () => writes(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')))

const friends = [
  'Table at Milano Cork',
  'Saturday 28 November 2026, 19:30',
  '2 people',
  'Milano Cork, 8 Oliver Plunkett Street, Cork, T12 X8N6',
].join('\n')

describe('ticket: its actions', () => {
  let copied: string[]

  beforeEach(() => {
    copied = []
  })

  /** The kit's user has a clipboard of its own, which comes with the widget. */
  const copies = () => writes(async (text) => void copied.push(text))

  afterEach(() => {
    removeWidget()
    for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name)
    sinon.restore()
  })

  it('a press copies the reference, with a message', async () => {
    const diner = await booked()
    copies()
    const said = document.querySelector('.ticket-said')!
    expect(said.textContent).to.equal('')
    await diner.presses('Copy the reference')
    expect(copied).to.deep.equal(['MB-1234'])
    expect(said.textContent).to.equal('Reference copied.')
    expect(diner.gets('status').textContent).to.match(/Reference copied\.$/)
    expect(said.isConnected).to.be.true
  })

  for (const [what, deny] of [
    ['may not copy', denies],
    ['has no clipboard', () => gives('clipboard', undefined)],
  ] as const) {
    it(`where the page ${what}, the reference is selected, with a message`, async () => {
      const diner = await booked()
      deny()
      await diner.presses('Copy the reference')
      expect(diner.reads()).to.include("It's selected for you to copy.")
      expect(String(window.getSelection())).to.equal('MB-1234')
    })

    it(`where the page ${what}, the text to share is shown`, async () => {
      const diner = await booked()
      deny()
      await diner.presses('Share')
      const field = diner.gets('textbox', 'Text to share') as HTMLTextAreaElement
      expect(field.value).to.equal(friends)
      expect(field.readOnly).to.be.true
      expect(diner.reads()).to.include('Copy it from here:')
    })
  }

  it('shares with the device’s share sheet if it has one, without the reference', async () => {
    const diner = await booked()
    const share = sinon.stub().resolves()
    gives('share', share)
    copies()
    await diner.presses('Share')
    expect(share.args).to.deep.equal([[{ text: friends }]])
    expect(copied).to.deep.equal([])
  })

  it("a sheet that the diner closes isn't a failure", async () => {
    const diner = await booked()
    gives('share', () => Promise.reject(new DOMException('Closed', 'AbortError')))
    copies()
    await diner.presses('Share')
    expect(copied).to.deep.equal([])
    expect(diner.reads()).to.not.include('copied')
  })

  it('without a share sheet it copies the same text', async () => {
    const diner = await booked()
    gives('share', () => Promise.reject(new DOMException('No', 'NotAllowedError')))
    copies()
    await diner.presses('Share')
    expect(copied).to.deep.equal([friends])
    expect(diner.reads()).to.include('Text copied')
  })

  it('an enquiry that is shared says that it is only a request', async () => {
    const diner = await asked()
    copies()
    await diner.presses('Share')
    expect(copied[0]).to.match(/^Requested a table at Milano Cork, not confirmed yet\n/)
  })

  it('links to directions, and to the telephone', async () => {
    const diner = await booked()
    expect(address(diner, 'Directions')).to.equal(
      'https://www.google.com/maps/dir/?api=1&destination=Milano%20Cork%2C%208%20Oliver%20Plunkett%20Street%2C%20Cork%2C%20T12%20X8N6',
    )
    expect((diner.gets('link', 'Directions') as HTMLAnchorElement).rel).to.equal('noopener noreferrer')
    expect(address(diner, 'Call 021 496 0101')).to.equal('tel:0214960101')
  })

  it('a brand may have its own maps', async () => {
    const diner = await booked({ set: { maps: 'https://maps.example/to/{address}?by=bus' } })
    expect(address(diner, 'Directions')).to.match(/^https:\/\/maps\.example\/to\/Milano%20Cork.*\?by=bus$/)
  })

  for (const maps of ['javascript:alert(1)', 'data:text/html,x'])
    it(`a brand’s maps address ${JSON.stringify(maps)} gives no link to directions`, async () => {
      const diner = await booked({ set: { maps } })
      expect(diner.has('link', 'Directions')).to.be.false
    })

  it('without an address or a telephone there is no such link', async () => {
    const diner = await booked({ place: { address: [], postCode: '', telephone: 'ask at the bar' } })
    expect(diner.has('link', 'Directions')).to.be.false
    expect(diner.has('link', /^Call/)).to.be.false
  })

  it('a brand chooses what is offered', async () => {
    const diner = await booked({ set: { actions: ['call'] } })
    expect(diner.has('link', /^Call/)).to.be.true
    for (const name of ['Add to calendar', 'Share']) expect(diner.has('button', name), name).to.be.false
    expect(diner.has('link', 'Directions')).to.be.false
  })

  it('requests nothing before a press', async () => {
    const diner = await booked()
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/bookings/create'])
    expect(document.querySelector('img, iframe, script')).to.equal(null)
  })
})
