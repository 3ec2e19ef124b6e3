import { expect } from 'chai'
import sinon from 'sinon'
import { definePlugin } from 'tavola'
import ticket from '../../../plugins/ticket'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { removeWidget, type Diner } from '../../kit/diner'
import { logged } from '../../kit/logged'
import { threshold } from '../../kit/stand-ins'
import { renderAsked, renderBooked, party } from './ended-journey'

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
    const diner = await renderBooked()
    copies()
    const said = document.querySelector('.ticket-said')!
    expect(said.textContent).to.equal('')
    const copy = diner.gets('button', 'Copy the reference')
    expect(document.getElementById(copy.getAttribute('aria-describedby')!)!.textContent).to.equal('MB-1234')
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
      const diner = await renderBooked()
      deny()
      await diner.presses('Copy the reference')
      expect(diner.reads()).to.include("It's selected for you to copy.")
      expect(String(window.getSelection())).to.equal('MB-1234')
    })

    it(`where the page ${what}, the text to share is shown`, async () => {
      const diner = await renderBooked()
      deny()
      await diner.presses('Share')
      const field = diner.gets('textbox', 'Text to share') as HTMLTextAreaElement
      expect(field.value).to.equal(friends)
      expect(field.readOnly).to.be.true
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, friends.length])
      expect(diner.reads()).to.include('Copy it from here:')
    })
  }

  it('shares with the device’s share sheet if it has one, without the reference', async () => {
    const diner = await renderBooked()
    const share = sinon.stub().resolves()
    gives('share', share)
    copies()
    await diner.presses('Share')
    expect(share.args).to.deep.equal([[{ text: friends }]])
    expect(copied).to.deep.equal([])
    // The sheet has said it itself.
    expect(document.querySelector('.ticket-said')!.textContent).to.equal('')
  })

  it("a sheet that the diner closes isn't a failure", async () => {
    const diner = await renderBooked()
    gives('share', () => Promise.reject(new DOMException('Closed', 'AbortError')))
    copies()
    await diner.presses('Share')
    expect(copied).to.deep.equal([])
    expect(diner.reads()).to.not.include('copied')
  })

  it('without a share sheet it copies the same text', async () => {
    const diner = await renderBooked()
    gives('share', () => Promise.reject(new DOMException('No', 'NotAllowedError')))
    copies()
    await diner.presses('Share')
    expect(copied).to.deep.equal([friends])
    expect(diner.reads()).to.include('Text copied')
  })

  it('an enquiry that is shared says that it is only a request', async () => {
    const diner = await renderAsked()
    copies()
    await diner.presses('Share')
    expect(copied[0]).to.match(/^Requested a table at Milano Cork, not confirmed yet\n/)
  })

  it('what is shared has only what is known', async () => {
    const diner = await renderAsked({
      first: { time: null, adults: 0, children: 0 },
      place: { postCode: '' },
    })
    copies()
    await diner.presses('Share')
    expect(copied).to.deep.equal([
      [
        'Requested a table at Milano Cork, not confirmed yet',
        'Saturday 28 November 2026',
        'Milano Cork, 8 Oliver Plunkett Street, Cork',
      ].join('\n'),
    ])
  })

  it('a general enquiry that is shared asks for no table', async () => {
    const journey = {
      name: 'Enquiry',
      outcome: 'enquiry',
      defaults: { adults: 0, children: 0 },
      direct: true,
    } as const
    const general = definePlugin({ ...party, id: 'general', journey })
    const first = { journey: 'Enquiry', date: null, time: null, adults: 0, children: 0 }
    const diner = await renderAsked({ plugins: [threshold, general, ticket], first })
    copies()
    await diner.presses('Share')
    expect(copied[0]).to.match(/^Sent an enquiry to Milano Cork\nMilano Cork, 8 Oliver/)
  })

  it('links to directions, and to the telephone', async () => {
    const diner = await renderBooked()
    expect(address(diner, 'Directions')).to.equal(
      'https://www.google.com/maps/dir/?api=1&destination=Milano%20Cork%2C%208%20Oliver%20Plunkett%20Street%2C%20Cork%2C%20T12%20X8N6',
    )
    expect((diner.gets('link', 'Directions') as HTMLAnchorElement).rel).to.equal('noopener noreferrer')
    expect(address(diner, 'Call 021 496 0101')).to.equal('tel:0214960101')
  })

  it('a brand may have its own maps', async () => {
    const diner = await renderBooked({ set: { maps: 'https://maps.example/to/{address}?by=bus' } })
    expect(address(diner, 'Directions')).to.match(/^https:\/\/maps\.example\/to\/Milano%20Cork.*\?by=bus$/)
  })

  for (const maps of ['javascript:alert(1)', 'data:text/html,x'])
    it(`a brand’s maps address ${JSON.stringify(maps)} gives no link to directions`, async () => {
      const diner = await renderBooked({ set: { maps } })
      expect(diner.has('link', 'Directions')).to.be.false
    })

  it('without an address or a telephone there is no such link', async () => {
    const diner = await renderBooked({ place: { address: [], postCode: '', telephone: 'ask at the bar' } })
    expect(diner.has('link', 'Directions')).to.be.false
    expect(diner.has('link', /^Call/)).to.be.false
  })

  for (const place of [{ address: [] }, { postCode: '' }])
    it(`with ${JSON.stringify(place)} the rest of the address is enough for directions`, async () => {
      const diner = await renderBooked({ place })
      expect(diner.has('link', 'Directions')).to.be.true
    })

  it('a restaurant’s name may have any characters', async () => {
    const diner = await renderBooked({ place: { name: 'Cash $& Carry' } })
    expect(address(diner, 'Directions')).to.include('destination=Cash%20%24%26%20Carry%2C')
  })

  for (const action of ['calendar', 'directions', 'call', 'share'])
    it(`a brand chooses what is offered: ${action} alone`, async () => {
      const diner = await renderBooked({ set: { actions: [action] } })
      const offered = {
        calendar: diner.has('button', 'Add to calendar'),
        directions: diner.has('link', 'Directions'),
        call: diner.has('link', /^Call/),
        share: diner.has('button', 'Share'),
      }
      for (const [name, isOffered] of Object.entries(offered))
        expect(isOffered, name).to.equal(name === action)
    })

  it('each has its own icon, which is not read out', async () => {
    await renderBooked()
    const icons = [...document.querySelectorAll('.ticket-icon')]
    const drawn = icons.map((icon) => icon.querySelector('path')!.getAttribute('d')!)
    expect(new Set(drawn).size).to.equal(4)
    for (const path of drawn) expect(path).to.match(/^M\d/)
    for (const icon of icons) expect(icon.getAttribute('aria-hidden')).to.equal('true')
  })

  it('invalid options are reported', () => {
    const reported = (own: Record<string, unknown>) =>
      logged(() => checkPluginOptions([ticket], { ...brand, options: { ticket: own } }))[0]
    expect(reported({ actions: ['share', 'call'], maps: 'https://maps.example/' })).to.equal(undefined)
    for (const [name, value] of Object.entries({
      actions: ['print'],
      maps: 'javascript:alert(1)',
      minutes: -1,
    }))
      expect(reported({ [name]: value })).to.match(new RegExp(`invalid "${name}"`))
    expect(reported({ cancelHours: 24 })).to.match(/unknown option "cancelHours"/)
  })

  it('requests nothing before a press', async () => {
    const diner = await renderBooked()
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/bookings/create'])
    expect(document.querySelector('img, iframe, script')).to.equal(null)
  })
})
