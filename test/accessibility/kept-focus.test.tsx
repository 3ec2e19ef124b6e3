import '../kit/dom'
import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { LightSlot } from 'tavola/controls'
import booking from '../../plugins/booking'
import crossSell from '../../plugins/cross-sell'
import glance from '../../plugins/day-at-a-glance'
import enquiry from '../../plugins/enquiry'
import keep from '../../plugins/keep'
import start from '../../plugins/start'
import terms from '../../plugins/terms'
import { scene, type SceneName } from '../../src/scenes/scene'
import { anna, cleanup, type Diner, type RenderOptions } from '../../src/testing'
import { keepFocus } from '../../src/ui/kept-focus'
import { brand } from '../../themes/milano/brand'
import milano from '../../themes/milano'
import { renderWidget } from '../../themes/build/testing'
import { settles } from '../kit/pending'

const isUsable = (element: Element) =>
  element.getRootNode() instanceof ShadowRoot && !element.closest(':disabled, [hidden], dialog:not([open])')

describe('ui: an element that has the focus and disappears without a press', () => {
  const page = `<section class="widget"><div class="stage"><h2>Title</h2>
    <div class="field"><label for="time">Time</label><select id="time"></select><p><button id="again"></button></p></div>
    <div role="group" id="group"><button id="chip"></button><slot name="card"></slot><i id="box"><button id="inner"></button></i></div>
    <div id="list" tabindex="-1"><a href="#" id="link"></a></div><button id="continue"></button></div>
    <dialog id="dialog" open><h2>Terms</h2><button id="close"></button></dialog></section>`
  let root: ShadowRoot
  let end: () => void
  beforeEach(() => {
    const host = document.body.appendChild(document.createElement('div'))
    root = host.attachShadow({ mode: 'open' })
    root.innerHTML = `<div class="root">${page}</div>`
    end = keepFocus(root)
  })
  afterEach(() => {
    end()
    document.body.replaceChildren()
  })
  const at = (selector: string) => root.querySelector<HTMLElement>(selector)!

  for (const [how, focused, goes, place] of [
    ['a retry of a field is removed: its control', ['#again'], () => at('#again').remove(), '#time'],
    ['a chip is removed: its group', ['#chip'], () => at('#chip').remove(), '#group'],
    ['what it is in is removed: the group around', ['#inner'], () => at('#box').remove(), '#group'],
    ['its group is removed: the step’s heading', ['#chip'], () => at('#group').remove(), 'h2'],
    ['it is disabled: its group', ['#chip'], () => at('#chip').setAttribute('disabled', ''), '#group'],
    ['its group is hidden: the heading', ['#chip'], () => (at('#group').hidden = true), 'h2'],
    ['its group is inert: the heading', ['#chip'], () => at('#group').setAttribute('inert', ''), 'h2'],
    [
      'a list is removed: where code took the focus',
      ['#continue', '#list'],
      () => at('#list').remove(),
      '#continue',
    ],
    ['in that list', ['#continue', '#list', '#link'], () => at('#list').remove(), '#continue'],
    [
      'and that is gone too',
      ['#continue', '#list'],
      () => (at('#continue').remove(), at('#list').remove()),
      'h2',
    ],
    ['a button of a dialog is removed: its heading', ['#close'], () => at('#close').remove(), 'dialog h2'],
    ['a dialog closes: the step’s heading', ['#close'], () => at('dialog').removeAttribute('open'), 'h2'],
    [
      'the step is replaced: the new step',
      ['#chip'],
      () => (at('.stage').outerHTML = '<p class="stage"></p>'),
      '.stage',
    ],
    ['the whole widget is replaced', ['#chip'], () => (at('.widget').outerHTML = page), 'h2'],
    [
      'the widget is built again, later',
      ['#chip'],
      () => (root.replaceChildren(), setTimeout(() => (root.innerHTML = page))),
      'h2',
    ],
  ] as const)
    it(`moves the focus: ${how}`, async () => {
      for (const selector of focused) at(selector).focus()
      goes()
      await settles()
      expect(root.activeElement).to.equal(at(place))
    })

  for (const [where, leaves] of [
    ['elsewhere on the page', () => document.body.appendChild(document.createElement('input')).focus()],
    [
      'in a third party’s field',
      () => root.host.appendChild(Object.assign(document.createElement('input'), { slot: 'card' })).focus(),
    ],
    ['nowhere', () => at('#chip').blur()],
  ] as const)
    it(`leaves a diner alone who is ${where}`, async () => {
      at('#chip').focus()
      leaves()
      const { activeElement } = document
      await settles()
      at('#chip').remove()
      await settles()
      expect(document.activeElement).to.equal(activeElement)
    })
})

interface Situation extends Partial<RenderOptions> {
  readonly scene?: SceneName
  readonly before?: (diner: Diner) => unknown
  /** Its requests have no response until the focus is set. */
  readonly asks?: (diner: Diner) => unknown
  /** What happens without a press. By default the responses arrive. */
  readonly comes?: (diner: Diner) => unknown
}

const now = '2026-11-20T09:00:00Z'
const plugins = [start, booking, enquiry, crossSell, terms]
const table = { venueId: 'cork', journey: 'Booking', time: '19:30' } as const
const updates = (changes: object) => (diner: Diner) => diner.handle.update(changes)
const without = (left: object, all: readonly { readonly id: string }[]) =>
  updates({ brand: { ...brand, theme: milano, plugins: all.filter((one) => one !== left) } })

/** The files of an idle page come first. */
async function asksTooSoon(diner: Diner): Promise<void> {
  await diner.sees(() => diner.handle.update({ date: '2026-11-28' }))
  diner.gets('button', 'Continue').focus()
  await diner.keys('{Enter}')
  await diner.finds('group', 'There is a problem')
}
const isIdle = (diner: Diner) => diner.waits(2_000)
const findsAlternatives = async (diner: Diner) => {
  await diner.choosesTime('19')
  await diner.presses('Continue')
  // The list is drawn in several frames.
  await isIdle(diner)
}

const wasHere = definePlugin({
  id: 'was-here',
  setup: () =>
    localStorage.setItem(
      'tavola-remembered',
      JSON.stringify({ version: 1, at: Date.parse(now), details: anna }),
    ),
})

const situations: Readonly<Record<string, Situation>> = {
  'the times come': { ...table, before: isIdle, asks: asksTooSoon },
  'the times come, in a popup': { ...table, popup: true, before: isIdle, asks: asksTooSoon },
  'the times load again': {
    ...table,
    date: '2026-11-28',
    scene: 'the times fail',
    comes: updates({ date: '2026-11-29' }),
  },
  'the party grows': {
    ...table,
    date: '2026-11-28',
    scene: 'full with alternatives',
    before: findsAlternatives,
    comes: updates({ guests: 5 }),
  },
  'the day changes': {
    ...table,
    date: '2026-11-28',
    plugins: [...plugins, glance],
    comes: updates({ date: '2026-11-30' }),
  },
  'another tab forgets the diner': {
    ...table,
    date: '2026-11-28',
    plugins: [wasHere, keep, ...plugins],
    before: async (diner) => {
      await diner.presses('Continue')
      await diner.finds('button', 'Forget me')
    },
    comes: () => {
      localStorage.clear()
      window.dispatchEvent(new window.StorageEvent('storage', { key: null }))
    },
  },
  'a refused booking has another restaurant': {
    at: 'complete',
    scene: '400 with fields',
    before: (diner) => diner.presses(/^Complete/),
    comes: updates({ venueId: 'dublin' }),
  },
  'a plugin goes': {
    at: 'details',
    before: (diner) => diner.presses('Continue'),
    comes: without(terms, plugins),
  },
  'a plugin goes, in a popup': { at: 'details', popup: true, comes: without(terms, plugins) },
}

/** What may hold the focus now, in the order of the widget. */
const holdersIn = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
    isUsable,
  )

/** Those of one kind go in one way, and so do all if the whole widget is replaced. */
function samplesOf(all: readonly HTMLElement[]): number[] {
  const gone = all.flatMap((one, index) => (isUsable(one) ? [] : [index]))
  if (gone.length === all.length) return [gone.at(-1)!]
  const kinds = new Map(gone.map((index) => [`${all[index]!.localName}.${all[index]!.className}`, index]))
  return [...kinds.values()]
}

/** Plays a situation with the focus on one of the elements that may hold it, or finds those that go. */
async function play(
  { before, asks, comes, scene: name = 'a free evening', ...options }: Situation,
  held?: number,
) {
  const back = scene(name, { now: new Date(now) })
  let gate: Promise<unknown> | undefined
  let come: (value?: unknown) => void = () => undefined
  const answer = async ({ method, path, body }: { method: string; path: string; body?: unknown }) => {
    await gate
    return back(`https://api.example${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  const diner = await renderWidget({
    plugins,
    now,
    answers: { 'GET *': answer, 'POST *': answer },
    ...options,
  } as RenderOptions)
  await before?.(diner)
  if (asks) gate = new Promise((resolve) => (come = resolve))
  await asks?.(diner)
  await diner.settles()
  const root = diner.root.getRootNode() as ShadowRoot
  const all = holdersIn(root)
  if (held !== undefined) (all[held] ?? all.at(-1)!).focus()
  await diner.sees(() => comes?.(diner))
  come()
  await diner.waits(1_000)
  if (diner.problems.length > 0) diner.expectsProblem(/./)
  const result = { all, active: root.activeElement, samples: samplesOf(all) }
  await cleanup()
  return result
}

/** A third party's frame that goes after a minute. */
const frame = definePlugin({
  id: 'frame',
  state: { isShown: true },
  setup: ({ state }) => void setTimeout(() => (state.isShown.value = false), 60_000),
  inserts: [
    { at: 'details', when: ({ state }) => state.isShown.value, load: async () => ({ default: Frame }) },
  ],
})
const attach = (element: HTMLElement) => void element.append(document.createElement('input'))
const Frame = () => <LightSlot attach={attach} height="1em" />

describe('ui: whatever goes without a press', () => {
  afterEach(cleanup)

  it('the focus stays in the widget if a third party’s frame goes', async () => {
    const diner = await renderWidget({ plugins: [start, booking, frame], at: 'details' })
    const root = diner.root.getRootNode() as ShadowRoot
    root.host.querySelector('input')!.focus()
    await diner.waits(61_000)
    expect(root.host.querySelector('input')).to.equal(null)
    expect(root.activeElement).not.to.equal(null)
  })

  for (const [name, situation] of Object.entries(situations))
    it(`the focus stays in the widget if ${name}`, async () => {
      const { samples } = await play(situation)
      expect(samples, 'that nothing goes').not.to.have.lengthOf(0)
      for (const held of samples) {
        const { all, active } = await play(situation, held)
        expect(active, (all[held] ?? all.at(-1)!).outerHTML).not.to.equal(null)
        if (situation.popup) expect(active!.closest('dialog')).to.not.equal(null)
      }
    })
})
