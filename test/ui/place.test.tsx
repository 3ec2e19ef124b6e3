import { expect } from 'chai'
import { definePlugin, here, type WrapperProps } from 'tavola'
import type { Insert } from '../../src/contract/plugin'
import type { PlaceName } from '../../src/contract/names'
import { Place, useInserts } from 'tavola/controls'
import { atComplete } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { later } from '../kit/network'
import { enquiry, form, page, party, threshold } from '../kit/stand-ins'
import { never, opens, opensAsAnna, stepOf } from './set-up'

declare module 'tavola' {
  interface PlaceNames {
    'shelf.books': true
    'book.chapters': true
  }
}

/** A plugin with one part, "Insert id" under its heading, at a place. */
const insert = (id: string, over: Partial<Insert> = {}, at: PlaceName = 'details') =>
  definePlugin({ id, inserts: [{ at, load: page(`Insert ${id}`), ...over }] })
const pets = insert('pets')
const lost = { load: () => Promise.reject(new Error('lost')) }

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
  it('details.order: questions are before the consent, additions after the requests, in the brand’s order', async () => {
    const diner = await opens({}, insert('chips', {}, 'after-requests'), insert('prams'), pets)
    expect(diner.reads()).to.match(
      /Telephone Number.*Insert prams.*Insert pets.*I agree to.*Special Requests.*Insert chips.*Happy with your choices/,
    )
  })

  it('is sorted to its place once, whatever places the step has', async () => {
    let reads = 0
    const counted = {
      get at() {
        reads++
        return 'details' as const
      },
      load: page('Insert counted'),
    }
    // The boot checks read it too.
    const diner = await opens({ unchecked: true }, { id: 'counted', inserts: [counted] })
    await diner.finds('heading', 'Insert counted')
    const before = reads
    await diner.types('First Name', 'Anna')
    expect(reads).to.equal(before)
  })

  const replacing = (id: string, over: Partial<Insert> = {}) =>
    insert(id, { load: here(() => <h2>Part {id}</h2>), ...over }, 'continue')
  for (const [rule, first, shown] of [
    ['the first is shown', replacing('one'), 'one'],
    ['a hidden first leaves the second', replacing('one', { when: () => false }), 'two'],
  ] as const)
    it(`of two parts in place of one, ${rule}`, async () => {
      const diner = await opens({}, first, replacing('two'))
      await diner.finds('heading', `Part ${shown}`)
      expect(diner.getsAll('heading', /^Part/)).to.have.length(1)
      expect(diner.has('button', 'Continue')).to.be.false
    })

  for (const [rule, inner, shown] of [
    ['two show the part once, in the brand’s order', wrapper('tip', 'Tip'), /Frame: Tip: .*Happy with/],
    [
      'one that fails leaves the part, and the one around it',
      insert('broken', { ...lost, wraps: true }, 'continue'),
      /Frame: .*Happy with/,
    ],
  ] as const)
    it(`of wrappers, ${rule}`, async () => {
      const diner = await opens({}, inner, wrapper('frame', 'Frame'))
      expect(diner.getsAll('button', 'Continue')).to.have.length(1)
      expect(diner.reads()).to.match(shown)
    })

  it('human-check.token, details.fixed-reveals: a verification waits for the fixed details', async () => {
    const first = { ...atComplete, detailsConfirmed: false }
    const diner = await opens({ first }, insert('challenge', {}, 'verification'))
    expect(diner.has('heading', 'Insert challenge')).to.be.false
    await diner.presses('Continue')
    await diner.finds('heading', 'Insert challenge')
  })

  it('general-enquiry.optional: one of another outcome is left out, unless it is always there', async () => {
    const other = { ...insert('other'), serves: 'enquiry' } as const
    const always = { ...insert('location', { always: true }), serves: 'enquiry' } as const
    const plugins = [threshold, form, enquiry, other, always]
    const diner = await opens({ plugins, first: { journey: 'Booking' } })
    await diner.finds('heading', 'Insert location')
    expect(diner.has('heading', 'Insert other')).to.be.false
  })

  it('an insert that fails leaves the step as it is', async () => {
    const diner = await opens({}, insert('broken', lost))
    await diner.types('First Name', 'Anna')
    expect(diner.reads()).to.include("Sorry, this part of the page didn't load.")
  })

  it('an insert appears and disappears with its condition', async () => {
    let fetched = 0
    const load = () => (fetched++, page('Insert party')())
    const diner = await opensAsAnna({}, insert('party', { when: ({ facts }) => facts.guests > 8, load }))
    expect([diner.has('heading', 'Insert party'), fetched]).to.deep.equal([false, 0])
    await diner.sees(() => diner.kernel.choices.set({ adults: 9, time: '19:30', confirmed: true }))
    await diner.finds('heading', 'Insert party')
    await diner.sees(() => diner.kernel.choices.set({ adults: 2, time: '19:30', confirmed: true }))
    expect(diner.has('heading', 'Insert party')).to.be.false
  })

  it('its space is reserved until it has loaded', async () => {
    const diner = await opens({}, insert('slow', { reservedHeight: '106px', load: never }))
    expect(diner.within('region').gets('text', 'One moment…').style.height).to.equal('106px')
  })
})

describe('ui: the fallback of a place without inserts', () => {
  const Shelf = () => <Place name="shelf.books" fallback={<a href="/terms">Our terms</a>} />
  const shelf = stepOf('Shelf', Shelf, { places: { 'shelf.books': 'on the shelf' } })

  it('comes from the step, until the insert has loaded, which then replaces it', async () => {
    const file = later()
    const load = () => file.answer() as ReturnType<Insert['load']>
    const diner = await renderPlugins({ plugins: [shelf, insert('book', { load }, 'shelf.books')] })
    await diner.finds('link', 'Our terms')
    file.come({ default: () => <button>Our terms</button> })
    await diner.finds('button', 'Our terms')
    expect(diner.has('link', 'Our terms')).to.be.false
  })

  it('stays if there is no insert, or it fails', async () => {
    const diner = await renderPlugins({ plugins: [shelf, insert('book', lost, 'shelf.books')] })
    await diner.finds('link', 'Our terms')
    expect(diner.faults).to.have.length(1)
    expect(diner.has('alert')).to.be.false
  })
})

describe('ui: a step that lists what is inserted', () => {
  const Chapters = () =>
    useInserts('book.chapters').map(({ key, label, current, element }) => (
      <section key={key} aria-label={label || 'Untitled'} aria-current={current}>
        {element}
      </section>
    ))
  const book = stepOf('Book', Chapters, { places: { 'book.chapters': 'in the book' } })
  const chapter = (id: string, journey: object) =>
    definePlugin({
      id,
      texts: { title: `The ${id}` },
      inserts: [{ at: 'book.chapters', always: true, label: 'title', load: page(`Chapter of ${id}`) }],
      journey: { ...party.journey!, ...journey },
    })
  const epilogue = insert('epilogue', { load: page('The end') }, 'book.chapters')
  const chapters = [chapter('party', {}), chapter('lunch', { name: 'Lunch', aliases: [] }), epilogue]
  const plugins = [book, form, enquiry, ...chapters]

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
    for (const [journey, current] of [
      ['KidsPartyEnquiry', 'The party'],
      ['Lunch', 'The lunch'],
      ['Booking', undefined],
    ] as const) {
      await diner.sees(() => diner.kernel.choices.choose(journey))
      expect(document.querySelector('[aria-current=true]')?.getAttribute('aria-label')).to.equal(current)
    }
  })
})
