import { expect } from 'chai'
import { definePlugin, here, type Insert, type PlaceName, type Plugin, type WrapperProps } from 'tavola'
import { Place, useInserts } from 'tavola/controls'
import { anna, atComplete, atDetails } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { later } from '../kit/network'
import { enquiry, form, page, party, threshold } from '../kit/stand-ins'

declare module 'tavola' {
  interface PlaceNames {
    'shelf.books': true
    'book.chapters': true
  }
}

const insert = (id: string, at: PlaceName, over: object = {}) =>
  definePlugin({ id, inserts: [{ at, load: page(`Insert ${id}`) }], ...over })
const pets = insert('pets', 'details')
const prams = insert('prams', 'details')
const broken = definePlugin({
  id: 'broken',
  inserts: [{ at: 'details', load: () => Promise.reject(new Error('lost')) }],
})

const wrapper = (id: string, label: string) =>
  definePlugin({
    id,
    inserts: [
      {
        at: 'continue',
        wraps: true,
        load: here(({ replaced }: WrapperProps) => (
          <section aria-label={label}>
            {label}: {replaced}
          </section>
        )),
      },
    ],
  })

describe("ui: inserts in another plugin's step", () => {
  it('details.order: questions are before the consent, and additions after the requests', async () => {
    const chips = insert('chips', 'after-requests')
    const diner = await renderPlugins({ plugins: [threshold, form, chips, pets], first: atDetails })
    await diner.finds('textbox', 'Special Requests')
    expect(diner.reads()).to.match(
      /Telephone Number.*Insert pets.*I agree to.*Special Requests.*Insert chips.*Happy with your choices/,
    )
  })

  it('is sorted to its place once, whatever places the step has', async () => {
    let reads = 0
    const counted = {
      id: 'counted',
      inserts: [
        {
          get at() {
            reads++
            return 'details' as const
          },
          load: page('Insert counted'),
        },
      ],
    }
    // The boot checks read it too.
    const diner = await renderPlugins({
      plugins: [threshold, form, counted],
      first: atDetails,
      unchecked: true,
    })
    await diner.finds('heading', 'Insert counted')
    await diner.types('First Name', 'Anna')
    expect(reads).to.equal(1)
  })

  it('is in the brand’s order', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form, prams, pets], first: atDetails })
    await diner.finds('heading', 'Insert pets')
    expect(diner.reads()).to.match(/Insert prams.*Insert pets/)
  })

  const replacing = (id: string, over: object = {}) =>
    definePlugin({ id, inserts: [{ at: 'continue', load: here(() => <h2>Part {id}</h2>), ...over }] })
  const rivals: readonly [rule: string, plugins: Plugin[], shown: string][] = [
    ['the first is shown', [replacing('one'), replacing('two')], 'one'],
    ['a hidden first leaves the second', [replacing('one', { when: () => false }), replacing('two')], 'two'],
  ]
  for (const [rule, plugins, shown] of rivals)
    it(`of two parts in place of one, ${rule}`, async () => {
      const diner = await renderPlugins({ plugins: [threshold, form, ...plugins], first: atDetails })
      await diner.finds('heading', `Part ${shown}`)
      expect(diner.getsAll('heading', /^Part/)).to.have.length(1)
      expect(diner.has('button', 'Continue')).to.be.false
    })

  it('two wrappers show the part once, in the brand’s order', async () => {
    const plugins = [threshold, form, wrapper('tip', 'Tip'), wrapper('frame', 'Frame')]
    const diner = await renderPlugins({ plugins, first: atDetails })
    expect(diner.getsAll('button', 'Continue')).to.have.length(1)
    expect(diner.reads()).to.match(/Frame: Tip: .*Happy with your choices/)
  })

  it('a wrapper that fails leaves the part, and the wrapper around it', async () => {
    const broken = definePlugin({
      id: 'broken',
      inserts: [{ at: 'continue', wraps: true, load: () => Promise.reject(new Error('lost')) }],
    })
    const plugins = [threshold, form, broken, wrapper('frame', 'Frame')]
    const diner = await renderPlugins({ plugins, first: atDetails })
    expect(diner.getsAll('button', 'Continue')).to.have.length(1)
    expect(diner.reads()).to.match(/Frame: .*Happy with your choices/)
  })

  it('human-check.token, details.fixed-reveals: a verification waits for the fixed details', async () => {
    const plugins = [threshold, form, insert('challenge', 'verification')]
    const diner = await renderPlugins({ plugins, first: { ...atComplete, detailsConfirmed: false } })
    await diner.finds('button', 'Continue')
    expect(diner.has('heading', 'Insert challenge')).to.be.false
    await diner.presses('Continue')
    await diner.finds('heading', 'Insert challenge')
  })

  it('an insert of another outcome is left out', async () => {
    const other = insert('other', 'details', { serves: 'enquiry' })
    const diner = await renderPlugins({
      plugins: [threshold, form, enquiry, other, pets],
      first: { ...atDetails, journey: 'Booking' },
    })
    await diner.finds('heading', 'Insert pets')
    expect(diner.has('heading', 'Insert other')).to.be.false
  })

  it('an insert that fails leaves the step as it is', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form, broken], first: atDetails })
    await diner.types('First Name', 'Anna')
    expect(diner.reads()).to.include("Sorry, this part of the page didn't load.")
  })

  it('general-enquiry.optional: an insert without a condition is in every journey', async () => {
    const location = definePlugin({
      id: 'location',
      serves: 'enquiry',
      inserts: [{ at: 'details', always: true, load: page('Insert location') }],
    })
    const diner = await renderPlugins({
      plugins: [threshold, form, enquiry, location],
      first: { ...atDetails, journey: 'Booking' },
    })
    await diner.finds('heading', 'Insert location')
  })

  it('an insert appears and disappears with its condition', async () => {
    let fetched = 0
    const party = definePlugin({
      id: 'party',
      inserts: [
        {
          at: 'details',
          when: ({ facts }) => facts.guests > 8,
          load: () => (fetched++, page('Insert party')()),
        },
      ],
    })
    const first = { ...atDetails, customer: anna }
    const diner = await renderPlugins({ plugins: [threshold, form, party], first })
    await diner.finds('textbox', 'First Name')
    expect([diner.has('heading', 'Insert party'), fetched]).to.deep.equal([false, 0])
    await diner.sees(() => diner.kernel.choices.set({ adults: 9, time: '19:30', confirmed: true }))
    await diner.finds('heading', 'Insert party')
  })

  it('its space is reserved until it has loaded', async () => {
    const slow = definePlugin({
      id: 'slow',
      inserts: [{ at: 'details', reservedHeight: '106px', load: () => new Promise(() => undefined) }],
    })
    const diner = await renderPlugins({ plugins: [threshold, form, slow], first: atDetails })
    await diner.finds('textbox', 'First Name')
    expect(diner.within('region').gets('text', 'One moment…').style.height).to.equal('106px')
  })
})

describe('ui: the fallback of a place without inserts', () => {
  const shelf = definePlugin({
    id: 'shelf',
    places: { 'shelf.books': 'on the shelf' },
    steps: [{ id: 'shelf', priority: 'base', when: () => true, load: page('Shelf', Shelf) }],
  })
  function Shelf() {
    return <Place name="shelf.books" fallback={<a href="/terms">Our terms</a>} />
  }

  it('comes from the step', async () => {
    const diner = await renderPlugins({ plugins: [shelf] })
    await diner.finds('link', 'Our terms')
  })

  it('stays until the insert has loaded, which then replaces it', async () => {
    const file = later()
    const load = () => file.answer() as ReturnType<Insert['load']>
    const diner = await renderPlugins({
      plugins: [shelf, insert('book', 'shelf.books', { inserts: [{ at: 'shelf.books', load }] })],
    })
    await diner.finds('link', 'Our terms')
    file.come({ default: () => <button>Our terms</button> })
    await diner.finds('button', 'Our terms')
    expect(diner.has('link', 'Our terms')).to.be.false
  })

  it('stays if the insert fails', async () => {
    const load = () => Promise.reject(new Error('lost'))
    const diner = await renderPlugins({
      plugins: [shelf, insert('book', 'shelf.books', { inserts: [{ at: 'shelf.books', load }] })],
    })
    await diner.finds('link', 'Our terms')
    expect(diner.faults).to.have.length(1)
    expect(diner.has('alert')).to.be.false
  })
})

describe('ui: a step that lists what is inserted', () => {
  function Chapters() {
    return useInserts('book.chapters').map(({ key, label, current, element }) => (
      <section key={key} aria-label={label || 'Untitled'} aria-current={current}>
        {element}
      </section>
    ))
  }
  const book = definePlugin({
    id: 'book',
    places: { 'book.chapters': 'in the book' },
    steps: [{ id: 'book', priority: 'base', when: () => true, load: page('Book', Chapters) }],
  })
  const chapter = (id: string, over: object) =>
    definePlugin({
      id,
      messages: { title: `The ${id}` },
      inserts: [{ at: 'book.chapters', always: true, label: 'title', load: page(`Chapter of ${id}`) }],
      ...over,
    })
  const plugins = [
    book,
    form,
    enquiry,
    chapter('party', { journey: { ...party.journey! } }),
    chapter('lunch', { journey: { ...party.journey!, name: 'Lunch', aliases: [] } }),
    chapter('epilogue', { inserts: [{ at: 'book.chapters', load: page('The end') }] }),
  ]

  it('terms.sections: gets their titles, in the brand’s order and words', async () => {
    const diner = await renderPlugins({ plugins, brand: { messages: { 'party.title': 'Our parties' } } })
    await diner.finds('heading', 'The end')
    const titles = diner.within('region', 'Milano restaurants').getsAll('region')
    const names = titles.map((element) => element.getAttribute('aria-label'))
    expect(names).to.deep.equal(['Our parties', 'The lunch', 'Untitled'])
    expect(diner.within('region', 'Our parties').gets('heading').textContent).to.equal('Chapter of party')
  })

  it('terms.sections: knows which of them belongs to the current journey', async () => {
    const diner = await renderPlugins({ plugins, first: { journey: 'KidsPartyEnquiry' } })
    await diner.finds('heading', 'Chapter of lunch')
    const current = () => document.querySelector('[aria-current=true]')?.getAttribute('aria-label')
    expect(current()).to.equal('The party')
    await diner.sees(() => diner.kernel.choices.choose('Lunch'))
    expect(current()).to.equal('The lunch')
    await diner.sees(() => diner.kernel.choices.choose('Booking'))
    expect(current()).to.equal(undefined)
  })
})
