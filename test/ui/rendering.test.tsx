import '../kit/dom'
import { expect } from 'chai'
import { useState, useLayoutEffect, useEffect } from 'react'
import { definePlugin, type PluginContext, type Step } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import booking from '../../plugins/booking'
import crossSell from '../../plugins/cross-sell'
import dayAtAGlance from '../../plugins/day-at-a-glance'
import start from '../../plugins/start'
import terms from '../../plugins/terms'
import { removeWidget, renderWidget } from '../kit/diner'
import { page, form, threshold } from '../kit/stand-ins'
import { loadComponent } from '../../src/kernel/registry/loading'
import { atDetails, atSlot } from '../kit/booking'
import { later } from '../kit/network'
import { byDay } from '../kit/night'

const state = { note: '' }

const board = definePlugin({
  id: 'board',
  state,
  steps: [{ id: 'board', priority: 'base', when: () => true, load: page('Board', Board) }],
})

function Board() {
  const { facts, state: own, problems, busy } = usePlugin<PluginContext<typeof state>>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>Guests {facts.guests}</p>
      <p>{problems.size} problems</p>
      <p>{busy ? 'busy' : 'idle'}</p>
      <p>{own.note.value}</p>
      {open && <p>Time {facts.time}</p>}
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => void (own.note.value = 'Noted')}>Note</button>
    </>
  )
}

describe('ui: usePlugin, the one way to signals', () => {
  afterEach(removeWidget)

  it('architecture, "Traps": renders again when a fact changes', async () => {
    const diner = await renderWidget({ plugins: [board] })
    await diner.sees(() => diner.kernel.choices.set({ adults: 7 }))
    expect(diner.reads()).to.include('Guests 7')
  })

  it('architecture, "Traps": renders again when the plugin’s own state changes', async () => {
    const diner = await renderWidget({ plugins: [board] })
    await diner.presses('Note')
    expect(diner.reads()).to.include('Noted')
  })

  it('architecture, "Traps": follows a fact that only a later render reads', async () => {
    const diner = await renderWidget({ plugins: [board] })
    await diner.presses('Open')
    await diner.sees(() => diner.kernel.choices.set({ time: '19:30' }))
    expect(diner.reads()).to.include('Time 19:30')
  })

  it('architecture, "Traps": renders again when a derived value changes', async () => {
    const diner = await renderWidget({ plugins: [board] })
    await diner.sees(() => void diner.kernel.tasks.run(() => new Promise(() => undefined)))
    expect(diner.reads()).to.include('busy')
  })

  it('architecture, "Traps": shows all that one patch changes at once', async () => {
    const diner = await renderWidget({ plugins: [board], first: { time: '19:30' } })
    await diner.presses('Open')
    await diner.sees(() => diner.kernel.choices.set({ adults: 3, time: '20:00' }))
    expect(diner.reads()).to.include('Guests 3').and.include('Time 20:00')
  })
})

describe('ui: a file that another widget fetches at the same time', () => {
  afterEach(removeWidget)

  it('is shown here too, though it arrived between the render and its effect', async () => {
    const file = later()
    const load: Step['load'] = () => file.answer() as ReturnType<Step['load']>
    const other = loadComponent(load)
    const Arrives = () => {
      useLayoutEffect(() => file.come({ default: () => <h2>Shared</h2> }), [])
      return null
    }
    const shared = definePlugin({
      id: 'shared',
      serves: 'booking',
      steps: [{ id: 'shared', priority: 'flow', when: ({ facts }) => facts.confirmed, load }],
      inserts: [{ at: 'summary', load: page('Arrives', Arrives) }],
    })
    const diner = await renderWidget({ plugins: [threshold, shared, form], first: atDetails })
    await other
    await diner.finds('heading', 'Shared')
    expect(diner.faults).to.be.empty
  })
})

const actsOnly = (only: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: only })

describe('ui: elements removed from the page', () => {
  afterEach(() => void actsOnly(true))

  it('contract, destroy: has ended its effects when unmount returns', () => {
    const ended: string[] = []
    const Part = ({ name }: { readonly name: string }) =>
      useEffect(() => () => void ended.push(name), [name]) ?? null
    const roots = ['first', 'second'].map((name) => {
      const root = createRoot(document.createElement('div'))
      act(() => root.render(<Part name={name} />))
      return root
    })
    actsOnly(false)
    roots[0]!.unmount()
    expect(ended).to.deep.equal(['first'])
    roots[1]!.unmount()
    expect(ended).to.deep.equal(['first', 'second'])
  })
})

const plugins = [threshold, form]

describe('ui: in StrictMode', () => {
  afterEach(removeWidget)

  it('reports each step to the host once', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'Your Details')
    const steps = diner.events.filter(({ name }) => name === 'step')
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      { name: 'threshold', number: null },
      { name: 'details', number: 4 },
    ])
  })
})

const elementWith = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text })

/** What scripts of the page and of extensions do with a text. */
const foreign: Readonly<Record<string, (text: Text) => void>> = {
  'a translator that puts elements in the place of each text'(text) {
    const outer = elementWith('font', '')
    outer.append(elementWith('font', text.data))
    text.replaceWith(outer)
  },
  'a translator that inserts first and removes then, with the text in pieces'(text) {
    for (const piece of text.data.split(/(?<= )/)) text.before(elementWith('font', piece))
    text.remove()
  },
  'a translator that puts another text node in the place of each': (text) =>
    text.replaceWith(document.createTextNode(text.data)),
  'an extension that makes a link of each number'(text) {
    const { index = -1, 0: number = '' } = /\d{2,}/.exec(text.data) ?? {}
    if (!number) return
    const found = text.splitText(index)
    found.splitText(number.length)
    found.replaceWith(elementWith('a', number))
  },
  'an extension that marks a word'(text) {
    const rest = text.splitText(text.data.indexOf(' ') + 1)
    rest.replaceWith(elementWith('mark', rest.data))
  },
  'an extension that appends an element of its own': (text) =>
    text.parentElement!.append(document.createElement('grammar-check')),
}

/** Lets a script of the page at each text, also at what comes later. Returns what ends it. */
function meddle(root: Element, change: (text: Text) => void): () => void {
  const known = new WeakSet<Node>()
  const observer = new window.MutationObserver(changeAll)
  function changeAll() {
    for (const parent of root.querySelectorAll(':not(font, mark, a:not([href]), textarea, option)')) {
      for (const node of parent.childNodes)
        if (node instanceof window.Text && node.data.trim() && !known.has(node)) change(node)
      parent.childNodes.forEach((node) => known.add(node))
    }
    observer.takeRecords()
  }
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  changeAll()
  return () => observer.disconnect()
}

describe('ui: a page whose scripts replace the texts of the widget', () => {
  afterEach(removeWidget)

  /** Books a table with detours; returns what can be read at each step. */
  async function books(change?: (text: Text) => void, glance = false): Promise<readonly string[]> {
    const plugins = [start, booking, crossSell, terms, ...(glance ? [dayAtAGlance] : [])]
    const diner = await renderWidget({ plugins })
    const end = change && meddle(diner.host, change)
    const choosesTime = () => (glance ? diner.clicks('radio', '19:30') : diner.choosesTable())
    const toTime = (time: string | null) => diner.sees(() => diner.kernel.choices.set({ time }))
    const edit = 'Change your mind? Edit your booking'
    const actions = [
      () => diner.presses('Continue'),
      () => diner.choosesRestaurant(),
      () => diner.choosesDay(),
      ...['19:45', '19:30', null, '19:45'].map((time) => () => toTime(time)),
      () => diner.choosesGuests(4),
      choosesTime,
      () => diner.presses('Continue'),
      () => diner.presses('Continue'),
      () => diner.fillsDetails(),
      () => diner.presses(edit),
      () => diner.choosesGuests(3),
      choosesTime,
      () => diner.presses('Continue'),
      () => diner.confirmsDetails(),
      () => diner.presses('Complete Booking'),
    ]
    const seen: string[] = []
    for (const act of actions) {
      await act()
      await diner.waits()
      seen.push(diner.host.textContent!.replace(/\s+/g, ' '))
    }
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.faults).to.deep.equal([])
    end?.()
    return seen
  }

  const untouched = new Map<boolean, Promise<readonly string[]>>()

  for (const glance of [false, true])
    for (const [who, change] of byDay(Object.entries(foreign), ([who]) => !glance || /inserts/.test(who)))
      it(`${who}: a booking reads as without it${glance ? ', with days and times at a glance' : ''}`, async () => {
        if (!untouched.has(glance)) untouched.set(glance, books(undefined, glance))
        const expected = await untouched.get(glance)!
        removeWidget()
        expect(await books(change, glance)).to.deep.equal(expected)
      })
})
