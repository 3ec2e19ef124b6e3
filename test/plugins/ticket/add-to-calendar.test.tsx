import { expect } from 'chai'
import sinon from 'sinon'
import { secret } from 'tavola'
import { fileNameOf } from '../../../plugins/ticket/words'
import { removeWidget, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { cardGuarantee } from '../../kit/stand-ins'
import { read, renderAsked, renderBooked, unescaped } from './ended-journey'

/** What was given to the diner as files, by name, and the addresses of those that are gone. */
let given: { name: string; blob: Blob }[]
let revoked: string[]

/** Presses "Calendar file", and reads what comes. */
async function downloads(diner: Diner) {
  await diner.presses('Add to calendar')
  await diner.presses(/^Calendar file/)
  const file = read(await given[0]!.blob.text())
  return { file, notes: unescaped(file.get('DESCRIPTION')) }
}

/** The moments in the address of Google's calendar. */
async function datesOf(diner: Diner) {
  await diner.presses('Add to calendar')
  const link = diner.gets('link', 'Google Calendar') as HTMLAnchorElement
  return new URL(link.href).searchParams.get('dates')
}

describe('ticket: add to calendar', () => {
  beforeEach(() => {
    given = []
    revoked = []
    let blob: Blob
    sinon.stub(URL, 'createObjectURL').callsFake((made) => {
      blob = made as Blob
      return `blob:${given.length}/${blob.type}`
    })
    sinon.stub(URL, 'revokeObjectURL').callsFake((address) => void revoked.push(address))
    sinon.stub(window.HTMLAnchorElement.prototype, 'click').callsFake(function (this: HTMLAnchorElement) {
      given.push({ name: this.download, blob })
    })
  })
  afterEach(() => {
    removeWidget()
    sinon.restore()
  })

  it('opens its choices, and closes them', async () => {
    const diner = await renderBooked()
    const button = diner.gets('button', 'Add to calendar')
    expect(button.ariaExpanded).to.equal('false')
    expect(diner.has('link', 'Google Calendar')).to.be.false
    await diner.presses('Add to calendar')
    expect(button.ariaExpanded).to.equal('true')
    expect(document.getElementById(button.getAttribute('aria-controls')!)!.tagName).to.equal('UL')
    for (const name of ['Google Calendar', 'Outlook on the web'])
      expect(diner.gets('link', name)).to.include({ target: '_blank', rel: 'noopener noreferrer' })
    await diner.presses('Add to calendar')
    expect(diner.has('link', 'Google Calendar')).to.be.false
  })

  it('offers a file made in the page, with all that the diner needs', async () => {
    const place = { name: 'Milano, Cork', bookingConfiguration: { 'booking-table-minutes': '105' } }
    const diner = await renderBooked({ ccgPerformed: true, place, more: [cardGuarantee] })
    const { file, notes } = await downloads(diner)
    expect(given.map(({ name }) => name)).to.deep.equal(['milano-cork-2026-11-28.ics'])
    expect(given[0]!.blob.type).to.equal('text/calendar;charset=utf-8')
    expect(file.get('UID')).to.equal('MB-1234.cork@host.example')
    expect(file.get('DTSTART;TZID=Europe/Dublin')).to.equal('20261128T193000')
    expect(file.get('DURATION')).to.equal('PT105M')
    expect(unescaped(file.get('SUMMARY'))).to.equal('Table at Milano, Cork')
    expect(unescaped(file.get('LOCATION'))).to.equal('Milano, Cork, 8 Oliver Plunkett Street, Cork, T12 X8N6')
    expect(notes.split('\n')).to.deep.equal([
      'Reference: MB-1234',
      'Guests: 2 people',
      'Telephone: 021 496 0101',
      'No-show fee: up to £5 × 2 = £10',
      'Free to cancel until Thursday 26 November at 19:30',
    ])
  })

  it('time.after-midnight-sent: the calendar and the time to cancel have the day that the time falls on', async () => {
    const diner = await renderBooked({ ccgPerformed: true, first: { time: '00:30' }, more: [cardGuarantee] })
    expect(diner.reads())
      .to.include('Free to cancel until Friday 27 November at 00:30')
      .and.include('00:30 Sun')
    const { file } = await downloads(diner)
    expect(file.get('DTSTART;TZID=Europe/Dublin')).to.equal('20261129T003000')
  })

  it('after a reload, without the reference, its notes have none; they have only what is known', async () => {
    const diner = await renderBooked({ place: { telephone: '' } })
    await diner.sees(() => diner.kernel.setFacts({ references: { booking: secret('') } }))
    const { file, notes } = await downloads(diner)
    expect(file.get('UID')).to.equal('2026-11-28.19:30.cork@host.example')
    expect(notes).to.equal('Guests: 2 people')
  })

  it('leaves no file behind', async () => {
    const diner = await renderBooked()
    await downloads(diner)
    await diner.presses(/^Calendar file/)
    removeWidget()
    const type = 'text/calendar;charset=utf-8'
    expect(revoked.filter(Boolean)).to.deep.equal([`blob:0/${type}`, `blob:1/${type}`])
  })

  it("lasts as long as the brand says if the restaurant doesn't say", async () => {
    const diner = await renderBooked({ set: { minutes: 90 } })
    expect(await datesOf(diner)).to.equal('20261128T193000Z/20261128T210000Z')
  })

  it('a brand without a time zone has the diner’s own', async () => {
    const diner = await renderBooked({ brand: { timeZone: undefined } })
    expect(await datesOf(diner)).to.equal('20261128T193000/20261128T213000')
  })

  for (const [told, minutes] of [
    ['1', 1],
    ['1440', 1440],
    ['0', 120],
    ['1441', 120],
  ] as const)
    it(`booking-table-minutes ${told}: it lasts ${minutes} minutes`, async () => {
      const diner = await renderBooked({ place: { bookingConfiguration: { 'booking-table-minutes': told } } })
      expect((await downloads(diner)).file.get('DURATION')).to.equal(`PT${minutes}M`)
    })

  it('its file’s name keeps the letters of every script', () => {
    const named = (name: string) => fileNameOf(venue({ name }), '2026-11-28')
    expect(named('Caffè d’Oro — No. 1')).to.equal('caffè-d-oro-no-1-2026-11-28.ics')
    expect(named('زيتونة، الوسط')).to.equal('زيتونة-الوسط-2026-11-28.ics')
  })

  for (const [what, renders] of [
    ['a table without a day', () => renderBooked({ first: { date: null } })],
    ['a table without a time', () => renderBooked({ first: { time: null } })],
    ["an enquiry, which isn't a table,", renderAsked],
  ] as const)
    it(`${what} is not offered for the calendar`, async () => {
      const diner = await renders()
      expect([diner.has('button', 'Add to calendar'), diner.has('button', 'Share')]).to.deep.equal([
        false,
        true,
      ])
    })
})
