import { expect } from 'chai'
import type { HandleContext } from '../../../src/host/loader/create-handle'
import { createTestHandle as create, setUpHandles } from './test-handle'

describe('A handle', () => {
  const { page, clock, error, passes } = setUpHandles()

  describe('and its widget', () => {
    it('an opening fetches the code once, and opens with what was given', async () => {
      const { handle, told, fetched } = create({})
      handle.open('cork', 'Booking')
      handle.open('dublin')
      await passes()
      expect(told).to.deep.equal([
        ['open', 'cork', 'Booking', undefined, undefined],
        ['open', 'dublin', undefined, undefined, undefined],
      ])
      expect(fetched).to.have.lengthOf(1)
    })

    it('closing and updating fetch nothing, and the widget starts with the latest options', async () => {
      const { handle, fetched, made, told } = create({ guests: 2, adults: 1 })
      handle.close()
      handle.update({ guests: 4 })
      await passes()
      expect(fetched).to.deep.equal([])
      handle.open()
      await passes()
      expect(made[0]!.options).to.deep.equal({ guests: 4, adults: 1 })
      handle.update({ guests: 6 })
      handle.close()
      await passes()
      expect(told.slice(1)).to.deep.equal([['update', { guests: 6 }], ['close']])
    })

    it('its element, its source and its state are the widget’s', async () => {
      const source = page.container
      const { handle, made } = create({}, { source })
      handle.on('ready', () => undefined)
      handle.open()
      await passes()
      expect(made[0]).to.include({ handle, source })
      expect(Object.keys(made[0]!.state)).to.deep.equal(['error', 'ready'])
    })

    it('events reach their listeners until these stop listening', () => {
      const { handle, emit } = create({})
      const heard: unknown[] = []
      const end = handle.on('step', (...given) => void heard.push(given))
      for (const name of ['step', 'ready']) emit(name, { name })
      end()
      emit('step')
      expect(heard).to.deep.equal([[{ name: 'step' }]])
    })

    it('a late listener gets the present state, marked as a replay, and its event is checked', async () => {
      const { handle, made, told } = create({})
      handle.open()
      await passes()
      made[0]!.state.ready = { version: 1 }
      const heard: unknown[] = []
      // An event may have the name of a property of all objects.
      for (const name of ['ready', 'step', 'constructor', '__proto__'])
        handle.on(name as never, (...given: unknown[]) => void heard.push(given))
      expect(heard).to.deep.equal([[{ version: 1 }, { replayed: true }]])
      await passes()
      expect(told.slice(1)).to.deep.equal(Array(4).fill(['checkEvents']))
    })

    /** The errors that reach the page's window. */
    function reportedBy(act: () => void): unknown[] {
      const reported: unknown[] = []
      const report = (event: ErrorEvent) => (event.preventDefault(), reported.push(event.error))
      window.addEventListener('error', report)
      act()
      window.removeEventListener('error', report)
      return reported
    }

    for (const isLate of [false, true])
      it(`a handler that throws is reported, and breaks nothing: ${isLate ? 'replayed' : 'live'}`, async () => {
        const { handle, made, emit } = create({})
        handle.open()
        await passes()
        const oops = new Error('oops')
        if (isLate) made[0]!.state.step = { version: 1 }
        const heard: unknown[] = []
        const reported = reportedBy(() => {
          handle.on('step', () => {
            throw oops
          })
          handle.on('step', () => void heard.push('next'))
          if (!isLate) emit('step')
        })
        expect([reported, heard]).to.deep.equal([[oops], ['next']])
      })

    for (const handler of [undefined, null, 'track', {}, { handleEvent: () => undefined }, 7])
      it(`a handler that is ${JSON.stringify(handler) ?? 'missing'} is refused once, and no event throws`, async () => {
        const { handle, made, emit } = create({ onError: handler as never })
        handle.open()
        await passes()
        made[0]!.state.step = { version: 1 }
        handle.on('step', handler as never)()
        const reported = reportedBy(() => {
          for (const name of ['step', 'error']) emit(name, { code: 'T002' })
        })
        const line = '[Tavola] T024 handle.on("step"): expected a function, received'
        expect([reported, error.args]).to.deep.equal([[], [[line, handler]]])
      })

    it('onError of an element is its property, and replaces the one of the page', () => {
      const heard: unknown[] = []
      const source = Object.assign(document.createElement('tavola-booking'), {
        onError: (...given: unknown[]) => void heard.push(given),
      })
      const { emit } = create({ onError: () => void heard.push('the page') }, { source })
      emit('error', { code: 'T060', plugin: 'a' })
      expect(heard).to.deep.equal([['T060', 'a']])
    })
  })

  describe('that is destroyed', () => {
    it('leaves no node, observer and timer behind, and its widget is destroyed', async () => {
      const { container, diners } = page
      const { handle, told } = create({ container })
      handle.open()
      await passes()
      handle.destroy()
      await passes()
      expect(told.at(-1)).to.deep.equal(['destroy'])
      expect(container.childElementCount).to.equal(0)
      create({ container }).handle.destroy()
      expect([clock.countTimers(), diners.latest()!.watched.size]).to.deep.equal([0, 0])
    })

    it('does nothing any more', async () => {
      const { handle, fetched, told } = create({})
      handle.destroy()
      for (const call of [handle.open, handle.prepare, handle.close]) call()
      handle.update({ guests: 2 })
      await passes()
      expect([handle.gone, fetched, told]).to.deep.equal([true, [], []])
    })

    it('calls no function of the page: on events, on a replay, in the event that destroys it', async () => {
      const heard: unknown[] = []
      const recordCall = (name: string) => () => void heard.push(name)
      const { handle, made, emit } = create({ onError: recordCall('onError') })
      handle.open()
      await passes()
      handle.on('step', () => handle.destroy())
      for (const name of ['step', 'close', 'ready'] as const) handle.on(name, recordCall(name))
      made[0]!.state.ready = { version: 1 }
      for (const name of ['step', 'close', 'ready', 'error']) emit(name)
      handle.on('ready', recordCall('late'))
      await passes()
      expect(heard).to.deep.equal([])
    })

    it('while its code is on the way, opens nothing, and reports no failure', async () => {
      const { handle, told } = create({})
      handle.open()
      handle.destroy()
      await passes()
      expect(told).to.deep.equal([['destroy']])
      const lost = create({}, { isLost: true })
      lost.handle.open()
      lost.handle.destroy()
      await passes()
      expect([error.args, lost.handle.host.childElementCount]).to.deep.equal([[], 0])
    })

    it('with the last one, what the page’s widgets share ends', () => {
      let ended = 0
      const widgets: HandleContext['widgets'] = new Set()
      const both = [1, 2].map(() => create({}, { widgets, end: () => ended++ }).handle)
      expect([...widgets].map(([handle]) => handle)).to.deep.equal(both)
      const ends = both.map((handle) => (handle.destroy(), [ended, widgets.size]))
      expect(ends).to.deep.equal([
        [0, 1],
        [1, 0],
      ])
    })
  })
})
