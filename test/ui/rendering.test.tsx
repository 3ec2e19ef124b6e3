import '../kit/dom'
import { expect } from 'chai'
import { useState, useLayoutEffect, useEffect } from 'react'
import { definePlugin, type PluginContext, type Step } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { renderPlugins } from '../kit/diner'
import { page, form, threshold } from '../kit/stand-ins'
import { fetchPart } from '../../src/kernel/core/parts'
import { later } from '../kit/network'
import { opens, stepOf } from './set-up'

const state = { note: '' }

const board = stepOf('Board', Board, { state })

function Board() {
  const { facts, state: own, busy } = usePlugin<PluginContext<typeof state>>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>Guests {facts.guests}</p>
      <p>{busy ? 'busy' : 'idle'}</p>
      <p>{own.note.value}</p>
      {open && <p>Time {facts.time}</p>}
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => void (own.note.value = 'Noted')}>Note</button>
    </>
  )
}

describe('ui: usePlugin, the one way to signals', () => {
  it('renders again when a fact, its own state or a derived value changes', async () => {
    const diner = await renderPlugins({ plugins: [board] })
    await diner.sees(() => diner.kernel.choices.set({ adults: 7 }))
    expect(diner.reads()).to.include('Guests 7')
    await diner.presses('Note')
    expect(diner.reads()).to.include('Noted')
    await diner.sees(() => void diner.kernel.tasks.run(() => new Promise(() => undefined)))
    expect(diner.reads()).to.include('busy')
  })

  it('follows a fact that only a later render reads', async () => {
    const diner = await renderPlugins({ plugins: [board] })
    await diner.presses('Open')
    await diner.sees(() => diner.kernel.choices.set({ time: '19:30' }))
    expect(diner.reads()).to.include('Time 19:30')
  })

  it('shows all that one patch changes at once', async () => {
    const diner = await renderPlugins({ plugins: [board], first: { time: '19:30' } })
    await diner.presses('Open')
    await diner.sees(() => diner.kernel.choices.set({ adults: 3, time: '20:00' }))
    expect(diner.reads()).to.include('Guests 3').and.include('Time 20:00')
  })
})

describe('ui: a file that another widget fetches at the same time', () => {
  it('is shown here too, though it arrived between the render and its effect', async () => {
    const file = later()
    const load: Step['load'] = () => file.answer() as ReturnType<Step['load']>
    const other = fetchPart(load)
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
    const diner = await opens({ plugins: [threshold, shared, form] })
    await other
    await diner.finds('heading', 'Shared')
    expect(diner.faults).to.be.empty
  })
})

const actsOnly = (only: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: only })

describe('ui: elements removed from the page', () => {
  afterEach(() => void actsOnly(true))

  it('host.destroy: has ended its effects when unmount returns', () => {
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

describe('ui: in StrictMode', () => {
  it('reports each step to the host once', async () => {
    const diner = await opens({ first: { confirmed: false } })
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'Your Details')
    const steps = diner.events.filter(({ name }) => name === 'step')
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      { name: 'threshold', number: null },
      { name: 'details', number: 4 },
    ])
  })
})
