import { expect } from 'chai'
import { anna, atSlot } from '../kit/booking'
import { removeWidget } from '../kit/diner'
import { availabilityBody, slotBody, venueBody } from '../kit/fixtures'
import { speaking } from './speaking'
import { books, italian } from './words'

describe('In Italian', () => {
  afterEach(removeWidget)

  it('section 2: a table is booked by Italian names', async () => {
    const diner = await speaking('it-IT')
    await books(diner, italian, {
      async search(text) {
        await diner.clicks('combobox', italian.location)
        await diner.keys(text)
      },
      journeys: true,
    })
    await diner.finds('heading', italian.booked)
    expect(diner.reads()).to.include('Prenotazione: sabato 28 novembre alle 19:00 per 2 persone')
    expect(diner.reads()).to.include('Grazie, Anna. Ti aspettiamo.')
  })

  it('section 3: what is sent is the same in every language', async () => {
    const first = { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8, customer: anna }
    const diner = await speaking('it-IT', { first })
    await diner.presses('Continua')
    await diner.finds('textbox', 'Nome')
    await diner.presses('Continua')
    await diner.presses('Invia la richiesta')
    await diner.finds('heading', 'Grazie per la tua richiesta.')
    expect(diner.network.sent('POST *')[0]!.body).to.deep.include({
      date: '2026-11-28',
      time: '1930',
      ocassionType: 'Kids Pizza Making Party',
      specialRequests: '| Source: Website',
    })
  })

  it('section 9, party terms: money and numbers are as Italians write them', async () => {
    const first = { ...atSlot, journey: 'AdultsPartyEnquiry', adults: 60, children: 0 }
    const diner = await speaking('it-IT', { first })
    await diner.waits()
    expect(diner.reads().replaceAll('\u00a0', ' '))
      .to.include('60 persone a 29,95 €1797 €')
      .and.to.include('2,5 ore')
  })

  it('section 2, step 2: the slots are named in Italian', async () => {
    const venues = [
      venueBody({
        id: 'rome',
        name: 'Milano Roma',
        availability: [slotBody(1930), slotBody(2000, false, true)],
      }),
    ]
    const answers = {
      'GET /api/venues/searchavailability/*': availabilityBody({ originalChoiceAvailable: false, venues }),
    }
    const diner = await speaking('it-IT', { first: { ...atSlot, journey: 'Booking' }, answers })
    await diner.presses('Continua')
    await diner.finds('button', 'Prenota 19:30 da Milano Roma')
    await diner.finds('button', 'Richiedi 20:00 da Milano Roma')
  })

  it('section 8: the banner speaks Italian, and what the server says stays as it is', async () => {
    const diner = await speaking('it-IT', { first: { ...atSlot, journey: 'Booking' } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'booking.failed', errors: ['Table taken'] }))
    expect(diner.gets('alert').textContent).to.include(
      'Non è stato possibile completare la prenotazione:Table taken',
    )
  })
})
