import { expect } from 'chai'
import {
  calendarFile,
  googleLink,
  outlookLink,
  type CalendarEntry,
} from '../../../plugins/ticket/calendar-entry'
import { read, unescaped } from './ended-journey'

/** A table in Dublin, in winter. */
const dinner: CalendarEntry = {
  id: 'MB-1234.cork@host.example',
  title: 'Table at Milano Cork',
  location: 'Milano Cork',
  notes: 'Reference: MB-1234',
  date: '2026-11-28',
  time: '19:30',
  minutes: 120,
  timeZone: 'Europe/Dublin',
}

const fileOf = (over: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...dinner, ...over }, new Date('2026-11-20T09:00:00.123Z'))

/** When it begins by the file alone: its local time, less its zone's offset. */
function startOf(file: string): string {
  const lines = read(file)
  const [name, local = ''] = [...lines].find(([name]) => name.startsWith('DTSTART;'))!
  expect(name).to.equal(`DTSTART;TZID=${lines.get('TZID')}`)
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(lines.get('TZOFFSETTO')!)!
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  const asUtc = Date.parse(local.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z'))
  return new Date(asUtc - offset * 60_000).toISOString()
}

const zones: [date: string, time: string, timeZone: string, moment: string][] = [
  ['2026-11-28', '19:30', 'Europe/Dublin', '2026-11-28T19:30:00.000Z'],
  ['2026-07-04', '19:30', 'Europe/Dublin', '2026-07-04T18:30:00.000Z'],
  ['2026-11-28', '19:30', 'Asia/Kathmandu', '2026-11-28T13:45:00.000Z'],
  // The clocks change on these days: before the change, and after it.
  ['2026-10-25', '00:30', 'Europe/Dublin', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '19:30', 'Europe/Dublin', '2026-10-25T19:30:00.000Z'],
  ['2026-03-29', '19:30', 'Europe/Dublin', '2026-03-29T18:30:00.000Z'],
]

describe('ticket: the calendar’s file', () => {
  it('follows RFC 5545, with the zone, the duration and a unique id', () => {
    expect(fileOf().split('\r\n')).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tavola//Table booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Dublin',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:MB-1234.cork@host.example',
      'DTSTAMP:20261120T090000Z',
      'DTSTART;TZID=Europe/Dublin:20261128T193000',
      'DURATION:PT120M',
      'SUMMARY:Table at Milano Cork',
      'LOCATION:Milano Cork',
      'DESCRIPTION:Reference: MB-1234',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  for (const [date, time, timeZone, moment] of zones) {
    it(`${time} on ${date} in ${timeZone} is ${moment}`, () => {
      expect(startOf(fileOf({ date, time, timeZone }))).to.equal(moment)
    })
  }

  it('without a zone its time is local to the calendar', () => {
    const file = fileOf({ timeZone: undefined })
    expect(file).to.include('\r\nDTSTART:20261128T193000\r\n').and.not.include('TZID')
  })

  it('commas, semicolons, backslashes and new lines are text', () => {
    const notes = 'Bring: a, b; c\\d\r\nand so on\rand on\n'
    const file = read(fileOf({ notes }))
    expect(file.get('DESCRIPTION')).to.equal('Bring: a\\, b\\; c\\\\d\\nand so on\\nand on\\n')
    expect(unescaped(file.get('DESCRIPTION'))).to.equal('Bring: a, b; c\\d\nand so on\nand on\n')
  })

  it('no text adds a line, nor a control character', () => {
    const title = 'Cork\r\nEND:VEVENT\u0000\u0007\u007f'
    expect(read(fileOf({ title })).get('SUMMARY')).to.equal('Cork\\nEND:VEVENT')
  })

  const long = {
    Arabic: 'مطعم زيتونة وسط المدينة، شارع داوسون، '.repeat(6),
    'pictures of four octets': '🍕'.repeat(60),
    Latin: 'Ristorante '.repeat(20),
    'characters of two to four octets': '\u0080\u07ff\u0800\uffff\u{10000}'.repeat(20),
  }
  for (const [what, text] of Object.entries(long)) {
    it(`a long name of ${what} is folded at 75 octets, between characters`, () => {
      const file = fileOf({ location: text })
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).to.be.at.most(75)
        // Half of a character would not come back.
        expect(Buffer.from(line).toString()).to.equal(line)
      }
      expect(unescaped(read(file).get('LOCATION'))).to.equal(text)
      // No character more would have fitted.
      const [first = ''] = file.slice(file.indexOf('LOCATION:')).split('\r\n')
      expect(Buffer.byteLength(first)).to.be.above(71)
    })
  }

  it('a line of 75 octets is one line', () => {
    const title = 'a'.repeat(75 - 'SUMMARY:'.length)
    expect(fileOf({ ...dinner, title })).to.include(`SUMMARY:${title}\r\n`)
    expect(fileOf({ ...dinner, title: `${title}b` })).to.include(`SUMMARY:${title}\r\n b\r\n`)
  })
})

const values = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('ticket: the pages of calendars', () => {
  it('Google’s and Outlook’s have the moments, the restaurant’s zone, place and notes', () => {
    const summer = { ...dinner, date: '2026-07-04' }
    expect(googleLink(summer)).to.match(/^https:\/\/calendar\.google\.com\/calendar\/render\?/)
    expect(values(googleLink(summer))).to.deep.equal({
      action: 'TEMPLATE',
      text: 'Table at Milano Cork',
      dates: '20260704T183000Z/20260704T203000Z',
      ctz: 'Europe/Dublin',
      location: 'Milano Cork',
      details: 'Reference: MB-1234',
    })
    expect(outlookLink(summer)).to.match(/^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?/)
    expect(values(outlookLink(summer))).to.deep.equal({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: 'Table at Milano Cork',
      startdt: '2026-07-04T18:30:00Z',
      enddt: '2026-07-04T20:30:00Z',
      location: 'Milano Cork',
      body: 'Reference: MB-1234',
    })
  })

  it('a late table ends on the next day, and without a zone both have the local time', () => {
    const late = { ...dinner, time: '23:30' }
    expect(values(googleLink(late)).dates).to.equal('20261128T233000Z/20261129T013000Z')
    const here = { ...late, timeZone: undefined }
    expect(values(googleLink(here)).dates).to.equal('20261128T233000/20261129T013000')
    expect(googleLink(here)).to.not.include('ctz')
    expect(values(outlookLink(here))).to.include({
      startdt: '2026-11-28T23:30:00',
      enddt: '2026-11-29T01:30:00',
    })
  })

  it("names are values, whatever they contain, and blanks aren't plus signs", () => {
    const title = 'Fish & chips = 100% #1 + زيتونة'
    const links = [googleLink({ ...dinner, title }), outlookLink({ ...dinner, title })]
    expect([values(links[0]!).text, values(links[1]!).subject]).to.deep.equal([title, title])
    expect(links.join()).to.not.include('+')
  })
})
