import '../kit/dom'
import 'tavola'
import { expect } from 'chai'
import { brand as milano } from '../../themes/milano/brand'
import { readLanguage } from '../../src/host/brand/language'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { renderPlugins } from '../kit/diner'
import type { TestKernelOptions } from '../kit/kernel'
import { packOf } from '../../tools/languages/packs'
import { anna, atSlot } from '../kit/booking'
import { availabilityBody, slotBody, venueBody } from '../kit/fixtures'
import { allPlugins } from './pseudo'
import { books, italian, arabic } from './words'

// As the plugins do, so that all have the same one.
const pack = (language: string) => async () => ({ default: await packOf(language) })
const languages = async () => ({ default: { it: pack('it'), ar: pack('ar') } })

/** A diner in front of the whole default brand in the language of a locale, as a page's brand config has it. */
export async function speaking(locale: string, options: Omit<Partial<TestKernelOptions>, 'brand'> = {}) {
  const brand = { ...milano, locale }
  const { messages } = await readLanguage(brand, { languages } as unknown as Catalogue)
  return renderPlugins({
    plugins: await allPlugins(),
    ...options,
    brand: { ...brand, messages },
    answers: { 'POST /api/enquiries/create': { enquiryReference: 'ME-1' }, ...options.answers },
  })
}

describe('In Italian', () => {
  it('a table is booked by Italian names', async () => {
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
    expect(diner.reads()).to.include('Grazie, Anna. La aspettiamo.')
  })

  it('what is sent is the same in every language', async () => {
    const first = { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8, customer: anna }
    const diner = await speaking('it-IT', { first })
    await diner.presses('Continua')
    await diner.finds('textbox', 'Nome')
    await diner.presses('Continua')
    await diner.presses('Invia la richiesta')
    await diner.finds('heading', 'Grazie per la sua richiesta.')
    expect(diner.network.sent('POST *')[0]!.body).to.deep.include({
      date: '2026-11-28',
      time: '1930',
      ocassionType: 'Kids Pizza Making Party',
      specialRequests: '| Source: Website',
    })
  })

  it('party.adults-terms: money and numbers are as Italians write them', async () => {
    const first = { ...atSlot, journey: 'AdultsPartyEnquiry', adults: 60, children: 0 }
    const diner = await speaking('it-IT', { first })
    await diner.waits()
    expect(diner.reads().replaceAll('\u00a0', ' '))
      .to.include('60 persone a 29,95 €1797 €')
      .and.to.include('2,5 ore')
  })

  it('the slots are named in Italian', async () => {
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

  it("the banner is Italian, and the server's text stays as it is", async () => {
    const diner = await speaking('it-IT', { first: { ...atSlot, journey: 'Booking' } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'booking.failed', errors: ['Table taken'] }))
    expect(diner.gets('alert').textContent).to.include(
      'Non è stato possibile completare la prenotazione:Table taken',
    )
  })
})

const booked = { ...atSlot, journey: 'Booking', confirmed: true, customer: anna }

describe('In Arabic', () => {
  it('a table is booked by Arabic names', async () => {
    const diner = await speaking('ar')
    await books(diner, arabic, {
      async search(text) {
        await diner.clicks('combobox', arabic.location)
        await diner.keys(text)
      },
      journeys: true,
    })
    await diner.finds('heading', arabic.booked)
    expect(diner.reads()).to.include('حجز يوم السبت، 28 نوفمبر الساعة 7:00 م لشخصين')
  })

  it('Egypt shows its own digits, and the server gets the same payload as ever', async () => {
    const diner = await speaking('ar-EG', {
      first: { venue: atSlot.venue, date: atSlot.date, journey: 'Booking' },
    })
    expect(diner.offers('عدد الضيوف').slice(0, 3)).to.deep.equal(['١', '٢', '٣'])
    expect(diner.offers('الساعة')).to.deep.equal(['–', '١٢ م', '٧ م'])
    await diner.selects('الساعة', '٧ م')
    await diner.selects('عدد الضيوف', '٣')
    await diner.selects('الساعة', '٧ م')
    await diner.presses('متابعة')
    await diner.finds('heading', 'بياناتك')
    expect(diner.reads()).to.include('حجز يوم السبت، ٢٨ نوفمبر الساعة ٧:٠٠ م لـ ٣ أشخاص')
    expect(diner.kernel.facts).to.include({ time: '19:00', guests: 3 })
    expect(diner.network.sent('GET *availability/*').at(-1)!.path).to.match(/\/2026-11-28\/1900\/3$/)
  })

  it('telephone numbers, addresses and cards run from left to right in every language', async () => {
    const diner = await speaking('ar', { first: booked })
    await diner.finds('textbox', 'الاسم الأول')
    for (const name of ['البريد الإلكتروني', 'رقم الهاتف'])
      expect(diner.gets('textbox', name)).to.include({ dir: 'ltr' })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.venueFailed' }))
    expect(diner.gets('link', '021 496 0101')).to.include({ dir: 'ltr' })
  })

  it("a restaurant's name and a reference keep their own direction", async () => {
    const diner = await speaking('ar', { first: { ...booked, detailsConfirmed: true } })
    await diner.presses('إتمام الحجز')
    await diner.finds('heading', 'تم تأكيد الحجز')
    const apart = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent)
    expect(apart).to.include.members(['Milano Cork', '8 Oliver Plunkett Street, Cork, T12 X8N6', 'MB-1234'])
    expect(diner.reads()).to.include('شكرًا لك، \u2068Anna\u2069.')
  })
})
