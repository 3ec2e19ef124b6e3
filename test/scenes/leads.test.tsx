import { expect } from 'chai'
import { createDeadline } from '../../src/constants'
import { clientOf } from './client'
import { renderWithDay, renderScene, books, continues, sends, type Diner } from './diner-in-scene'

const details = (diner: Diner) => diner.finds('heading', 'Your Details')

describe('Where a scene leads', () => {
  it('"a free evening": to a reference', async () => {
    expect((await books('a free evening')).reads()).to.include('MB-1234')
  })

  it('"full with alternatives": to other restaurants with tables', async () => {
    const diner = await renderWithDay('full with alternatives')
    expect(diner.reads()).to.include('Fully booked online on this day')
    await continues(diner)
    await diner.finds('heading', 'Milano Kinsale')
    await diner.presses(/^Book 20:00 at Milano Killarney/)
    await details(diner)
  })

  it('"all full": to the message that nothing is free', async () => {
    const diner = await renderWithDay('all full')
    await continues(diner)
    expect(diner.reads()).to.include('No availability found at Milano Cork')
  })

  it('"closed until a date": to a calendar that begins on it', async () => {
    const diner = await renderScene('closed until a date')
    await diner.choosesRestaurant()
    expect(diner.reads()).to.include('closed from Sunday 15 November and open again on Sunday 29 November')
    await diner.presses(/^Date/)
    expect(diner.isEnabled('button', 'Saturday 28 November 2026')).to.equal(false)
    await diner.presses('Sunday 29 November 2026')
    await continues(diner)
    await details(diner)
  })

  it('"enquiry fallback": to a time that can be requested', async () => {
    const diner = await renderWithDay('enquiry fallback')
    await continues(diner)
    await diner.presses(/^Enquire 20:00 at Milano Cork/)
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
  })

  it('"a group": to an enquiry, with the restaurant’s warning', async () => {
    const diner = await renderWithDay('a group')
    await diner.selects('Guests', '15+ Group Booking Enquiry')
    await continues(diner)
    await sends(diner)
    expect(diner.reads()).to.include('ME-4711').and.include('We call every group back.')
    expect(diner.network.sent('POST *')).to.have.length(1)
  })

  it('"a menu to choose": to step 3', async () => {
    const diner = await renderWithDay('a menu to choose')
    await continues(diner)
    await diner.clicks('radio', 'Three courses')
    await diner.presses('Next')
    await details(diner)
  })

  it('"age and news asked": to both boxes', async () => {
    const diner = await renderWithDay('age and news asked')
    await continues(diner)
    await diner.finds('checkbox', /over 16/)
    expect(diner.has('checkbox', /offers/)).to.equal(true)
  })

  for (const name of ['guarantee needed', 'guarantee refused'] as const) {
    it(`"${name}": to step 8`, async () => {
      await (await books(name)).finds('heading', 'Guarantee your table')
    })
  }

  it('"400 with fields": to the first message of each', async () => {
    const said = (await books('400 with fields')).reads()
    expect(said)
      .to.include('This e-mail address does not exist.')
      .and.include('This number cannot be called.')
    expect(said).not.to.include('Never shown')
  })

  it('"500": to an unknown error', async () => {
    expect((await books('500')).reads()).to.include('Unexpected / Unknown error')
  })

  it('"answer lost after the create": to "Send again", which finds the booking made', async () => {
    const diner = await books('answer lost after the create')
    expect(diner.reads()).to.include('It may have gone through')
    await diner.presses('Send again')
    expect(diner.reads()).to.include('MB-1234')
  })

  it('"never answered": to the loading text', async () => {
    const diner = await renderWithDay('never answered')
    await continues(diner)
    expect(diner.gets('status').textContent).to.include('Checking Availability...')
  })

  it('"slow": to the same as a free evening, three seconds later', async () => {
    const diner = await renderScene('slow')
    await diner.searches()
    await diner.waits(2_999)
    expect(diner.has('option', /Milano Cork/)).to.equal(false)
    await diner.waits(1)
    await diner.clicks('option', /Milano Cork/)
  })

  it('"a shaky line": to a restaurant at the second try', async () => {
    const diner = await renderScene('a shaky line')
    await diner.searches()
    await diner.waits(3_000)
    await diner.clicks('option', /Milano Cork/)
    expect(diner.network.sent('GET /api/venues/search/*')).to.have.length(2)
  })

  for (const name of ['offline', 'a captive portal'] as const) {
    it(`"${name}": to a list that offers to try again`, async () => {
      const diner = await renderScene(name)
      await diner.searches()
      await diner.waits(createDeadline)
      expect(diner.has('button', 'Try again')).to.equal(true)
    })
  }

  it('"the times fail": to "Try again" in place of the times', async () => {
    const diner = await renderWithDay('the times fail')
    expect(diner.reads()).to.include("We couldn't load times.")
  })

  it('"the check fails": to a banner with the restaurant’s name', async () => {
    const diner = await renderWithDay('the check fails')
    await continues(diner)
    await diner.waits(createDeadline)
    expect(diner.reads()).to.include('Sorry, there was a problem checking availability at Milano Cork.')
  })

  it('"hostile texts": to texts', async () => {
    const diner = await renderScene('hostile texts')
    await diner.choosesRestaurant('cork', /Milano Cork/)
    expect(diner.reads()).to.include('<img src=x onerror=')
    expect([...document.querySelectorAll('img')]).to.have.length(0)
  })

  it('"five thousand venues": to as many, each with times that can be requested', async () => {
    const { api } = clientOf('five thousand venues')
    const venues = await api.searchVenues('cork')
    expect(new Set(venues.map(({ id }) => id)).size).to.equal(5_000)
    expect(await api.getVenue(venues.at(-1)!.id)).to.include({ name: 'Milano Cork 5000' })
  })
})
