import { expect } from 'chai'
import { anna, atSlot } from '../kit/booking'
import { removeWidget } from '../kit/diner'
import { speaking } from './speaking'
import { arabic, books } from './words'

const booked = { ...atSlot, journey: 'Booking', confirmed: true, customer: anna }

describe('In Arabic', () => {
  afterEach(removeWidget)

  it('section 2: a table is booked by Arabic names', async () => {
    const diner = await speaking('ar')
    await books(diner, arabic, {
      async search(text) {
        await diner.clicks('combobox', arabic.location)
        await diner.keys(text)
      },
      journeys: true,
    })
    await diner.finds('heading', arabic.booked)
    expect(diner.reads()).to.include('حجز يوم السبت، 28 نوفمبر الساعة 19:00 لشخصين')
  })

  it('section 3: Egypt reads its own digits, and the server gets the same as ever', async () => {
    const diner = await speaking('ar-EG', {
      first: { venue: atSlot.venue, date: atSlot.date, journey: 'Booking' },
    })
    expect(diner.offers('عدد الضيوف').slice(0, 3)).to.deep.equal(['١', '٢', '٣'])
    expect(diner.offers('الساعة')).to.deep.equal(['–', '١٢', '١٩'])
    await diner.selects('الساعة', '١٩')
    await diner.selects('عدد الضيوف', '٣')
    await diner.selects('الساعة', '١٩')
    await diner.presses('متابعة')
    await diner.finds('heading', 'بياناتك')
    expect(diner.reads()).to.include('حجز يوم السبت، ٢٨ نوفمبر الساعة ١٩:٠٠ لـ ٣ أشخاص')
    expect(diner.kernel.facts).to.include({ time: '19:00', guests: 3 })
    expect(diner.network.sent('GET *availability/*').at(-1)!.path).to.match(/\/2026-11-28\/1900\/3$/)
  })

  it('contract 3: telephone numbers, addresses and cards run from left to right in every language', async () => {
    const diner = await speaking('ar', { first: booked })
    await diner.finds('textbox', 'الاسم الأول')
    for (const name of ['البريد الإلكتروني', 'رقم الهاتف'])
      expect(diner.gets('textbox', name)).to.include({ dir: 'ltr' })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.venueFailed' }))
    expect(diner.gets('link', '021 496 0101')).to.include({ dir: 'ltr' })
  })

  it("contract 3: a restaurant's name and a reference keep their own direction", async () => {
    const diner = await speaking('ar', { first: { ...booked, detailsConfirmed: true } })
    await diner.presses('إتمام الحجز')
    await diner.finds('heading', 'تم تأكيد الحجز')
    const apart = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent)
    expect(apart).to.include.members(['Milano Cork', '8 Oliver Plunkett Street, Cork, T12 X8N6', 'MB-1234'])
    expect(diner.reads()).to.include('شكرًا لك يا \u2068Anna\u2069.')
  })
})
