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
import { allPlugins } from './pseudo'
import { books, italian, arabic } from './words'
import start from '../../plugins/start'
import { firstOfWeek } from '../../plugins/date/calendar/month'
import { venue } from '../kit/fixtures'
import { table } from '../kit/stand-ins'

// As the plugins do, so that all have the same one.
const pack = (language: string) => async () => ({ default: packOf(language) })
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

/** The calendar of a locale, open on November 2026. */
async function opens(locale: string, messages = {}) {
  const brand = { locale, messages }
  const diner = await renderPlugins({ plugins: [start, table], first: { venue: venue() }, brand })
  await diner.sees(() => document.querySelector<HTMLElement>('.date-button')!.click())
  const grid = diner.gets('grid')
  const texts = (role: string) =>
    diner
      .within('grid')
      .getsAll(role)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  const weekdays = [...grid.querySelectorAll('th')].map(({ textContent }) => textContent)
  return { diner, grid, texts, weekdays }
}

describe('The calendar in other languages', () => {
  it('date.shown: English names are unchanged', async () => {
    const { diner, texts, weekdays } = await opens('en-IE')
    await diner.finds('grid', 'November 2026')
    expect(weekdays).to.deep.equal(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(texts('button')).to.include('Friday 20 November 2026')
    for (const name of ['Previous month', 'Next month']) await diner.finds('button', name)
  })

  it("date.shown: Italian's months, weekdays and days", async () => {
    const { diner, texts, weekdays } = await opens('it-IT', packOf('it'))
    await diner.finds('grid', 'novembre 2026')
    expect(weekdays).to.deep.equal(['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'])
    expect(texts('button')).to.include('venerdì 20 novembre 2026')
    await diner.presses('Mese successivo')
    await diner.finds('grid', 'dicembre 2026')
  })

  it("date.shown: Arabic's week, digits and direction, its names short enough for their columns", async () => {
    const { grid, diner, weekdays } = await opens('ar-EG')
    await diner.finds('grid', 'نوفمبر ٢٠٢٦')
    expect(weekdays).to.deep.equal(['س', 'ح', 'ن', 'ث', 'ر', 'خ', 'ج'])
    expect(diner.gets('button', 'الجمعة، ٢٠ نوفمبر ٢٠٢٦').textContent).to.equal('٢٠')
    expect(grid.closest('[dir]')).to.include({ dir: 'rtl', lang: 'ar-EG' })
    diner.gets('button', 'الجمعة، ٢٠ نوفمبر ٢٠٢٦').focus()
    await diner.keys('{ArrowLeft}')
    expect(document.activeElement!.textContent).to.equal('٢١')
  })

  it('the day that is sent is Gregorian', async () => {
    const { diner } = await opens('fa-IR')
    await diner.presses(/۲۸ .*۲۰۲۶|۲۰۲۶ .*۲۸/)
    expect(diner.kernel.facts.date).to.equal('2026-11-28')
  })

  const weeks = {
    'en-IE': 1,
    it: 1,
    'en-US': 0,
    'ar-EG': 6,
    'ar-AE': 1,
    'pt-BR': 0,
    ar: 6,
    en: 0,
    'dv-MV': 5,
  }
  for (const [locale, day] of Object.entries(weeks)) {
    it(`brand.place: the week of ${locale} begins on day ${day}`, () => {
      expect(firstOfWeek(locale)).to.equal(day)
    })
  }
})
