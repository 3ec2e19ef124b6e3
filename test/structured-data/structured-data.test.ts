import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import {
  bookingLink,
  restaurantData,
  structuredDataScript,
  structuredDataText,
  type RestaurantPage,
} from '../../src/structured-data'
import { venueBody } from '../kit/fixtures'
import { faultsIn } from './vocabulary'

const page: RestaurantPage = {
  url: 'https://www.example.com/restaurants/cork',
  venue: {
    id: 'cork',
    name: 'Milano Cork',
    address: ['8 Oliver Plunkett Street', 'Cork'],
    postCode: 'T12 X70A',
    telephone: '+353 21 427 3000',
    closedFrom: '2026-12-24',
    closedTo: '2026-12-27',
  },
  country: 'IE',
  choice: { journey: 'Booking' },
  days: {
    '2026-11-28': {
      sessions: [
        { title: 'Lunch', startTime: 1200, endTime: 1500 },
        { title: 'Dinner', startTime: '1730', endTime: 30 },
        { title: 'A walk-in hour' },
      ],
    },
  },
}

const link = 'https://www.example.com/restaurants/cork?tavola-venue=cork&tavola-journey=Booking'

describe('Structured data: a restaurant for search engines', () => {
  it('has what the back end says of the restaurant, and the link to its widget', () => {
    expect(restaurantData(page)).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      '@id': 'https://www.example.com/restaurants/cork#restaurant',
      name: 'Milano Cork',
      url: 'https://www.example.com/restaurants/cork',
      telephone: '+353 21 427 3000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '8 Oliver Plunkett Street, Cork',
        postalCode: 'T12 X70A',
        addressCountry: 'IE',
      },
      acceptsReservations: link,
      openingHoursSpecification: [
        hours('12:00', '15:00', { validFrom: '2026-11-28', validThrough: '2026-11-28' }),
        hours('17:30', '00:30', { validFrom: '2026-11-28', validThrough: '2026-11-28' }),
      ],
      specialOpeningHoursSpecification: [
        hours('00:00', '00:00', { validFrom: '2026-12-24', validThrough: '2026-12-26' }),
      ],
      potentialAction: {
        '@type': 'ReserveAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: link,
          actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
        },
        result: { '@type': 'FoodEstablishmentReservation' },
      },
    })
  })

  it('has no words but those that it is given: what is booked has a name only in the language of the page', () => {
    const { result } = restaurantData({
      ...page,
      reservationName: 'Un tavolo da Milano Cork',
    }).potentialAction
    expect(result.name).to.equal('Un tavolo da Milano Cork')
  })

  it('date.closure: a lone day of closing or of reopening leaves the other end open', () => {
    const closed = (venue: object) =>
      restaurantData({ ...page, venue: { id: 1, name: 'Cork', ...venue } }).specialOpeningHoursSpecification
    expect(closed({ closedFrom: '2026-12-24' })).to.deep.equal([
      hours('00:00', '00:00', { validFrom: '2026-12-25' }),
    ])
    expect(closed({ closedTo: '2026-12-27' })).to.deep.equal([
      hours('00:00', '00:00', { validThrough: '2026-12-26' }),
    ])
    expect(closed({ closedFrom: '2026-12-24', closedTo: '2026-12-24' })).to.be.undefined
  })

  it('uses only the vocabulary of schema.org, and so do the examples in the docs', () => {
    const least = restaurantData({ url: page.url, venue: { id: 7, name: 'Cork' } })
    const more = { ...restaurantData(page), servesCuisine: 'Pizza', priceRange: '€€' }
    const docs = readFileSync('docs/search-engines.md', 'utf8')
    const [, shortest = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(docs)!
    const optional = [...docs.matchAll(/^- `("[^`]+)`$/gm)].map(([, line]) => line).join()
    expect(optional).not.to.be.empty
    const example = JSON.parse(shortest) as object
    const examples = [example, { ...example, ...(JSON.parse(`{${optional}}`) as object) }]
    const wrong = [
      { ...more, acceptsBookings: true },
      { ...more, openingHoursSpecification: [{ '@type': 'OpeningHours', opens: '12:00' }] },
    ]
    const right = [least, more, ...examples]
    const faults = faultsIn([...right, ...wrong])
    expect(faults.slice(0, right.length)).to.deep.equal(right.map(() => []))
    const found = faults.slice(right.length).map(String)
    expect(found[0]).to.match(/acceptsBookings/)
    expect(found[1]).to.match(/OpeningHours/)
  })

  it('takes no restaurant without a name or an id, and no address that could be a script', () => {
    const wrong: readonly (readonly [Partial<RestaurantPage>, RegExp])[] = [
      [{ venue: { id: 'cork', name: ' ' } }, /no name/],
      [{ venue: { id: '..', name: 'Cork' } }, /invalid "venueId": "\.\."/],
      [{ url: '/restaurants/cork' }, /absolute address/],
      [{ url: 'javascript:alert(1)' }, /absolute address/],
      [{ bookingPage: 'data:text/html,Cork' }, /absolute address/],
    ]
    for (const [change, message] of wrong)
      expect(() => restaurantData({ ...page, ...change }), String(message)).to.throw(TypeError, message)
  })

  it('leaves out invalid values of a response', () => {
    const venue = venueBody({ id: 'cork', name: 'Cork' })
    const strange = { ...venue, telephone: 42, address: [null, ' '], postCode: {}, closedFrom: 'soon' }
    const sessions = [{ startTime: 2560, endTime: 30 }, null, { startTime: '7 pm', endTime: '9 pm' }]
    const data = restaurantData({
      url: page.url,
      venue: strange as never,
      days: { '2026-11-28': { sessions: sessions as never }, soon: { sessions: 'none' as never } },
    })
    expect(data).to.have.all.keys(
      '@context',
      '@type',
      '@id',
      'name',
      'url',
      'acceptsReservations',
      'potentialAction',
    )
  })
})

describe('Structured data: in the HTML of a page', () => {
  it('no text of a back end ends the script element, and all of it arrives', () => {
    const rude = '</script><script>alert(1)</script><!-- &amp; \u2028'
    const data = { ...restaurantData({ ...page, venue: { ...page.venue, name: rude } }), description: rude }
    const html = structuredDataScript(data)
    expect(html.match(/<\/?script/g)).to.have.length(2)
    const { document } = new JSDOM(`<body>${html}<p>Below</p>`).window
    expect(document.querySelectorAll('script')).to.have.length(1)
    expect(JSON.parse(document.querySelector('script')!.text)).to.deep.equal(data)
    expect(document.querySelector('p')!.textContent).to.equal('Below')
  })

  it('whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = structuredDataText({ name: text })
        expect(written).not.to.match(/[<>&]/)
        expect(JSON.parse(written)).to.deep.equal({ name: text })
      }),
    )
  })
})

describe('Structured data: links to a booking', () => {
  it("keep the page's own parameters and fragment, and replace an earlier choice", () => {
    const before = 'https://www.example.com/book?campaign=autumn&tavola-venue=bath&tavola-time=12:00#book'
    const choice = { venueId: 'cork & co', date: '2026-12-24', time: '19:30', guests: 4 }
    const { searchParams, hash } = new URL(bookingLink(before, choice))
    expect([...searchParams]).to.deep.equal([
      ['campaign', 'autumn'],
      ['tavola-venue', 'cork & co'],
      ['tavola-date', '2026-12-24'],
      ['tavola-time', '19:30'],
      ['tavola-guests', '4'],
    ])
    expect(hash).to.equal('#book')
  })

  it('are not made of what the widget would not take', () => {
    const wrong = [
      { date: '24/12/2026' },
      { date: '2026-02-30' },
      { time: '7pm' },
      { guests: 0 },
      { adults: 0 },
      { children: 101 },
      { venueId: '' },
    ]
    for (const choice of wrong) {
      const [name] = Object.keys(choice)
      expect(() => bookingLink(page.url, choice), name).to.throw(TypeError, `invalid "${name}"`)
    }
  })
})

function hours(opens: string, closes: string, valid: object) {
  return { '@type': 'OpeningHoursSpecification', opens, closes, ...valid }
}
