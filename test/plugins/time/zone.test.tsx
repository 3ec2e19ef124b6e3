import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { enquiry, party, table } from '../../kit/stand-ins'

describe("time: the restaurant's time zone", () => {
  /** A diner whose clock is in `zone`, in front of step 1 of a restaurant in Dublin. */
  const inZone = (timeZone: string, options: Partial<TestKernelOptions> = {}) =>
    renderPlugins({ plugins: [start, table], first: { venue: venue() }, device: { timeZone }, ...options })
  const dublin = 'Times are in Ireland Time (GMT).'

  it("time.zone-named: it is named once, from the start, where the diner's clock differs", async () => {
    const diner = await inZone('America/New_York')
    await diner.waits()
    expect(diner.reads().split(dublin)).to.have.length(2)
    await diner.sees(() => diner.kernel.choices.set(atSlot))
    expect(diner.reads().split(dublin)).to.have.length(2)
    expect(diner.heard).to.not.include(dublin)
  })

  it('time.zone-named: zones with other names that have the same clock are one', async () => {
    for (const zone of ['Europe/London', 'Europe/Dublin', 'Africa/Abidjan']) {
      const diner = await inZone(zone, { first: atSlot })
      expect(diner.reads(), zone).to.not.include('Times are in')
      removeWidget()
    }
  })

  it('time.zone-named: it depends on the clocks of the chosen day, and a change is announced', async () => {
    // Summer time has no part of it in Abidjan.
    const diner = await inZone('Africa/Abidjan', { first: atSlot })
    diner.gets('combobox', 'Guests').focus()
    await diner.sees(() => diner.kernel.choices.set({ date: '2027-07-03' }))
    await diner.waits()
    expect(diner.heard).to.include('Times are in Ireland Time (IST).')
    removeWidget()
    const other = await inZone('Africa/Lagos', { first: atSlot })
    await other.waits()
    expect(other.reads()).to.include(dublin)
    await other.sees(() => other.kernel.choices.set({ date: '2027-07-03' }))
    expect(other.reads()).to.not.include('Times are in')
  })

  it('time.zone-named: it comes with the journey, as the times do, and is heard once', async () => {
    const diner = await inZone('America/New_York', { plugins: [start, table, enquiry, party] })
    expect(document.querySelector('.start > .note')!.textContent).to.equal('')
    await diner.presses('Book a Table')
    await diner.waits()
    expect(diner.heard.filter((text) => text === dublin)).to.have.length(1)
    await diner.presses('Choose Booking Type')
    await diner.presses('Book a Table')
    await diner.waits()
    expect(diner.reads()).to.include(dublin)
    expect(diner.heard.filter((text) => text === dublin)).to.have.length(1)
  })

  it('time.zone-named: its line is there before its name, so that nothing moves', async () => {
    const diner = await inZone('America/New_York')
    const line = document.querySelector('.note > span')!
    await diner.waits()
    expect(line.isConnected).to.equal(true)
    expect(line.textContent).to.equal(dublin)
  })

  it("time.zone-named: a brand without a zone has the diner's", async () => {
    const diner = await inZone('America/New_York', { brand: { timeZone: undefined } as object })
    expect(diner.reads()).to.not.include('Times are in')
  })

  it('it is named in the language of the brand', async () => {
    const brand = {
      locale: 'it-IT',
      timeZone: 'Europe/Rome',
      messages: { 'widget.timeZone': 'Orari locali: {zone} ({offset}).' },
    }
    const diner = await inZone('America/New_York', { brand })
    await diner.waits()
    expect(diner.reads()).to.include('Orari locali: Ora dell’Europa centrale (CET).')
  })
})
