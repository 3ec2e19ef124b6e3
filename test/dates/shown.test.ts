import { expect } from 'chai'
import { zaytuna } from '../../examples/brands/zaytuna'
import { directionOf, languageOf } from 'tavola/page'
import { dayAt, isClosedOn, toDate } from 'tavola/time'
import { isPlainDate } from '../../src/dates/plain-date'
import { formatsIn } from '../../src/locale/formats'
import { setDevice } from '../../src/testing/clock'
import { isPlainLocale, nearest } from '../../src/locale/locale'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((one) => letters.map((other) => one + other))

/** Browsers at the ends of the earth, and where midnight does not exist on one day of the year. */
const browserZones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'America/Santiago', 'Africa/Cairo']
/** Among them the days on which Santiago and Cairo skip midnight. */
const days = ['2026-01-01', '2026-04-24', '2026-09-06', '2026-11-20', '2026-12-31']

describe('Dates as shown', () => {
  let restoreDevice = () => {}
  afterEach(() => restoreDevice())
  const inZone = (timeZone: string) => {
    restoreDevice()
    restoreDevice = setDevice({ timeZone })
  }

  for (const browser of browserZones) {
    it(`date.shown, date.plain-days: the same day in a browser in ${browser}`, () => {
      inZone(browser)
      expect(formatsIn('en-IE').longDate('2026-11-20')).to.equal('Friday 20 November 2026')
      expect(formatsIn('en-IE').shortDate('2026-01-01')).to.equal('Thursday 1 January')
      expect(days.map((day) => dayAt(toDate(day)))).to.deep.equal(days)
      expect(days.map((day) => toDate(day).getHours())).to.deep.equal(days.map(() => 12))
      expect(days.every(isPlainDate)).to.equal(true)
    })
  }

  it("brand.time-zone: without a zone, today is the browser's", () => {
    const today = (browser: string) => {
      inZone(browser)
      return dayAt(new Date('2026-11-20T10:30:00Z'))
    }
    expect(browserZones.slice(0, 3).map(today)).to.deep.equal(['2026-11-20', '2026-11-21', '2026-11-19'])
  })

  it("brand.place: in the locale's words and order, with commas only where the month is first", () => {
    expect(formatsIn('en-IE').longDate('2026-11-20')).to.equal('Friday 20 November 2026')
    expect(formatsIn('en-GB').longDate('2026-11-20')).to.equal('Friday 20 November 2026')
    expect(formatsIn('en-US').longDate('2026-11-20')).to.equal('Friday, November 20, 2026')
    expect(formatsIn('en-US').shortDate('2026-11-20')).to.equal('Friday, November 20')
    expect(formatsIn('it').shortDate('2026-11-20')).to.equal('venerdì 20 novembre')
  })

  it('date.month-written: a short day has its month, but in the current month', () => {
    const short = (locale: string) =>
      ['2026-11-28', '2027-01-23', '2027-11-20'].map((day) => formatsIn(locale).shortDay(day, '2026-11-20'))
    expect(short('en-IE')).to.deep.equal(['Sat 28', 'Sat 23 Jan', 'Sat 20 Nov'])
    expect(short('it')).to.deep.equal(['sab 28', 'sab 23 gen', 'sab 20 nov'])
    expect(formatsIn('en-IE').shortDay('2026-11-28')).to.equal('Sat 28 Nov')
  })

  it('date.month-written: a locale whose month is first always has it, as "28 Sat" is no day of it', () => {
    expect(formatsIn('en-US').shortDay('2026-11-28', '2026-11-20')).to.equal('Sat, Nov 28')
  })

  it("time.shown: with a colon, by the locale's clock and in its digits", () => {
    const times = ['en-IE', 'it', 'fi', 'en-US', 'ar', 'ar-EG', 'en-US-u-hc-h23'].map((locale) =>
      ['19:30', '00:05'].map(formatsIn(locale).time),
    )
    expect(times).to.deep.equal([
      ['19:30', '00:05'],
      ['19:30', '00:05'],
      ['19:30', '00:05'],
      ['7:30 PM', '12:05 AM'],
      ['7:30 م', '12:05 ص'],
      ['٧:٣٠ م', '١٢:٠٥ ص'],
      ['19:30', '00:05'],
    ])
  })

  it('time.shown: with a colon in every language', () => {
    const wrong = Intl.DateTimeFormat.supportedLocalesOf(pairs)
      .map((locale) => formatsIn(locale).time('19:30'))
      .filter((shown) => !/^\P{Nd}*\p{Nd}{1,2}:\p{Nd}{2}\P{Nd}*$/u.test(shown))
    expect(wrong).to.deep.equal([])
  })

  it("an hour alone is by the locale's clock too", () => {
    expect(['en-IE', 'fr', 'en-US', 'ar-EG'].map((locale) => formatsIn(locale).time('19'))).to.deep.equal([
      '19',
      '19',
      '7 PM',
      '٧ م',
    ])
  })

  it('date.shown: in the Gregorian calendar', () => {
    expect(formatsIn('th-TH-u-nu-latn').longDate('2026-11-20')).to.include('2026')
    expect(formatsIn('ar-SA-u-nu-latn').longDate('2026-11-20')).to.include('20 نوفمبر 2026')
  })

  it('date.plain-days: a closure is the same in every zone', () => {
    inZone('Pacific/Niue')
    expect(isClosedOn({ closedFrom: '2026-12-24', closedTo: '2026-12-25' }, '2026-12-24')).to.equal(true)
  })
})

const countries = pairs.map((pair) => `-${pair.toUpperCase()}`)
const plain = pairs.filter(isPlainLocale)

describe('Locales', () => {
  it('a language that needs no Intl is written from left to right with the digits 0 to 9, in every country', () => {
    expect(plain).to.include.members(['en', 'it', 'fr', 'de', 'es'])
    const wrong = plain
      .flatMap((language) => ['', ...countries].map((country) => language + country))
      .filter((tag) => {
        const { script } = new Intl.Locale(tag).maximize()
        return /Arab|Hebr/.test(script ?? '') || new Intl.NumberFormat(tag).format(987) !== '987'
      })
    expect(wrong).to.deep.equal([])
  })

  it('Intl is used for all others, and for tags that say more', () => {
    const others = ['ar', 'ar-EG', 'fa', 'bn', 'mr', 'ne', 'my', 'he', 'en-u-nu-arab', 'pa-PK', 'en-Arab']
    expect(others.filter(isPlainLocale)).to.deep.equal([])
    expect(others.map((tag) => formatsIn(tag).number(7))).to.deep.equal(
      others.map((tag) => (7).toLocaleString(tag)),
    )
    expect(formatsIn('en-u-nu-arab').time('19:30')).to.match(/^٧:٣٠/)
    // Left to the browser, the example brand's digits would differ.
    expect(new Intl.Locale(zaytuna.locale).numberingSystem).to.equal('latn')
    expect(formatsIn(zaytuna.locale).time('19:30')).to.match(/^7:30/)
    expect(['en-IE', 'it', 'ar', 'he', 'fa-IR'].map(directionOf)).to.deep.equal([
      'ltr',
      'ltr',
      'rtl',
      'rtl',
      'rtl',
    ])
  })

  it('large numbers are grouped as the locale does', () => {
    expect(formatsIn('en-IE').number(5000)).to.equal('5,000')
    expect(formatsIn('it').number(12_000)).to.equal('12.000')
    expect(formatsIn('sv').number(-1.5)).to.equal((-1.5).toLocaleString('sv'))
  })

  it('the texts nearest to the locale', () => {
    const texts = { pt: 1, 'pt-BR': 2, 'zh-Hant': 3, he: 4 }
    const found = ['pt-BR', 'pt-PT', 'zh-Hant-TW', 'iw', 'pt-BR-u-nu-latn', 'it'].map((tag) =>
      nearest(tag, texts),
    )
    expect(found).to.deep.equal([2, 1, 3, 4, 2, undefined])
    expect(['pt-BR', 'zh-Hant-TW', 'iw'].map(languageOf)).to.deep.equal(['pt', 'zh', 'he'])
  })
})
