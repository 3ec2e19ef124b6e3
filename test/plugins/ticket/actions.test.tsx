import { expect } from 'chai'
import sinon from 'sinon'
import { secret } from 'tavola'
import { removeWidget, type Diner } from '../../kit/diner'
import { cardGuarantee } from '../../kit/stand-ins'
import { read, unescaped } from './calendar'
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

/** What was given to the diner as files, by name. */
function files() {
  const given: { name: string; blob: Blob }[] = []
  const revoked: string[] = []
  let blob: Blob
  sinon.stub(URL, 'createObjectURL').callsFake((made) => `blob:${given.length}/${(blob = made as Blob).type}`)
  sinon.stub(URL, 'revokeObjectURL').callsFake((address) => void revoked.push(address))
  sinon.stub(window.HTMLAnchorElement.prototype, 'click').callsFake(function (this: HTMLAnchorElement) {
    given.push({ name: this.download, blob })
  })
  return { given, revoked }
}

describe('ticket: add to calendar', () => {
  afterEach(() => {
    removeWidget()
    sinon.restore()
  })

  it('opens its choices, and closes them', async () => {
    const diner = await booked()
    const button = diner.gets('button', 'Add to calendar')
    expect(button.getAttribute('aria-expanded')).to.equal('false')
    expect(diner.has('link', 'Google Calendar')).to.be.false
    await diner.presses('Add to calendar')
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    expect(document.getElementById(button.getAttribute('aria-controls')!)!.tagName).to.equal('UL')
    for (const name of ['Google Calendar', 'Outlook on the web'])
      expect(diner.gets('link', name)).to.include({ target: '_blank', rel: 'noopener noreferrer' })
    await diner.presses('Add to calendar')
    expect(diner.has('link', 'Google Calendar')).to.be.false
  })

  it('offers a file made in the page, with all that the diner needs', async () => {
    const { given } = files()
    const place = { name: 'Milano, Cork', bookingConfiguration: { 'booking-table-minutes': '105' } }
    const diner = await booked({ ccgPerformed: true, place, more: [cardGuarantee] })
    await diner.presses('Add to calendar')
    await diner.presses(/^Calendar file/)
    expect(given.map(({ name }) => name)).to.deep.equal(['milano-cork-2026-11-28.ics'])
    expect(given[0]!.blob.type).to.equal('text/calendar;charset=utf-8')
    const file = read(await given[0]!.blob.text())
    expect(file.get('UID')).to.equal('MB-1234.cork@host.example')
    expect(file.get('DTSTART;TZID=Europe/Dublin')).to.equal('20261128T193000')
    expect(file.get('DURATION')).to.equal('PT105M')
    expect(unescaped(file.get('SUMMARY'))).to.equal('Table at Milano, Cork')
    expect(unescaped(file.get('LOCATION'))).to.equal('Milano, Cork, 8 Oliver Plunkett Street, Cork, T12 X8N6')
    expect(unescaped(file.get('DESCRIPTION')).split('\n')).to.deep.equal([
      'Reference: MB-1234',
      'Guests: 2 people',
      'Telephone: 021 496 0101',
      'No-show fee: up to £5 × 2 = £10',
      'Free to cancel until Thursday 26 November at 19:30',
    ])
  })

  it('decisions, "After midnight": the calendar and the time to cancel have the day that the time falls on', async () => {
    const { given } = files()
    const diner = await booked({ ccgPerformed: true, first: { time: '00:30' } })
    expect(diner.reads())
      .to.include('Free to cancel until Friday 27 November at 00:30')
      .and.include('00:30 Sun')
    await diner.presses('Add to calendar')
    await diner.presses(/^Calendar file/)
    const file = read(await given[0]!.blob.text())
    expect(file.get('DTSTART;TZID=Europe/Dublin')).to.equal('20261129T003000')
  })

  it('after a reload, without the reference, its notes have none', async () => {
    const { given } = files()
    const diner = await booked()
    await diner.sees(() => diner.kernel.setFacts({ references: { booking: secret('') } }))
    await diner.presses('Add to calendar')
    await diner.presses(/^Calendar file/)
    const file = read(await given[0]!.blob.text())
    expect(file.get('UID')).to.equal('2026-11-28.19:30.cork@host.example')
    expect(unescaped(file.get('DESCRIPTION'))).to.not.include('Reference')
  })

  it('leaves no file behind', async () => {
    const { revoked } = files()
    const diner = await booked()
    await diner.presses('Add to calendar')
    await diner.presses(/^Calendar file/)
    await diner.presses(/^Calendar file/)
    removeWidget()
    const type = 'text/calendar;charset=utf-8'
    expect(revoked.filter(Boolean)).to.deep.equal([`blob:0/${type}`, `blob:1/${type}`])
  })

  it("lasts as long as the brand says if the restaurant doesn't say", async () => {
    const diner = await booked({ set: { minutes: 90 } })
    await diner.presses('Add to calendar')
    const link = diner.gets('link', 'Google Calendar') as HTMLAnchorElement
    expect(new URL(link.href).searchParams.get('dates')).to.equal('20261128T193000Z/20261128T210000Z')
  })

  it('a brand without a time zone has the diner’s own', async () => {
    const diner = await booked({ brand: { timeZone: undefined } })
    await diner.presses('Add to calendar')
    const link = diner.gets('link', 'Google Calendar') as HTMLAnchorElement
    expect(new URL(link.href).searchParams.get('dates')).to.equal('20261128T193000/20261128T213000')
  })

  it("an enquiry isn't a table, and offers no calendar", async () => {
    const diner = await asked()
    expect(diner.has('button', 'Add to calendar')).to.be.false
    expect(diner.has('button', 'Share')).to.be.true
  })
})
