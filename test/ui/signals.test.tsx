import { expect } from 'chai'
import { useState } from 'react'
import { definePlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { removeWidget, renderWidget } from '../kit/diner'
import { page } from '../kit/stand-ins'

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
