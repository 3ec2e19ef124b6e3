import { expect } from 'chai'
import start from '../../plugins/start'
import { firstOfWeek } from '../../plugins/date/month'
import { packOf } from '../../tools/languages/packs'
import { renderPlugins } from '../kit/diner'
import { venue } from '../kit/fixtures'
import { table } from '../kit/stand-ins'

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
    const { diner, texts, weekdays } = await opens('it-IT', await packOf('it'))
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
