import { expect } from 'chai'
import { signal, effect } from '@preact/signals-core'
import { bootKernel } from '../kit/kernel'
import { createLatest, until } from '../../src/kernel/signals'
import { afterPaint, painted, whenIdle } from '../../src/later'
import { booking, enquiry, start } from './bare-plugins'
import { stopClockOfTests } from '../kit/stopped-clock'
import { definePlugin } from 'tavola'
import { anna } from './selection'

describe('Busy', () => {
  it('loading.shown, state.screen: stays until the last of several tasks ends, even if one fails', async () => {
    const { kernel } = bootKernel({ plugins: [start] })
    const ends: ((error?: Error) => void)[] = []
    const task = () => new Promise<void>((done, fail) => ends.push((error) => (error ? fail(error) : done())))
    const [one, two] = [kernel.tasks.run(task), kernel.tasks.run(task)]
    ends[0]!()
    await one
    expect(kernel.tasks.busy.value).to.equal(true)
    ends[1]!(new Error('no'))
    await two.catch(() => undefined)
    expect(kernel.tasks.busy.value).to.equal(false)
  })
})

describe('A press on Continue', () => {
  it('continue.checks: leads on while its task runs; the next step’s height is reserved from then on', async () => {
    const { kernel } = bootKernel({ plugins: [start] })
    const { isLeadingOn, isAdvancing } = kernel.tasks
    const states = [[isLeadingOn.value, isAdvancing.value]]
    const done = kernel.tasks.advance(async () => void states.push([isLeadingOn.value, isAdvancing.value]))
    states.push([isLeadingOn.value, isAdvancing.value])
    await done
    states.push([isLeadingOn.value, isAdvancing.value])
    expect(states).to.deep.equal([
      [false, false],
      [true, true],
      [true, true],
      [false, true],
    ])
  })

  it('continue.checks: no longer leads on after a task that failed', async () => {
    const { kernel } = bootKernel({ plugins: [start] })
    await kernel.tasks.advance(() => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(kernel.tasks.isLeadingOn.value).to.equal(false)
  })

  it('may come before a journey is chosen', async () => {
    const { kernel, faults } = bootKernel({ plugins: [start, booking, enquiry], first: { time: '19:30' } })
    await kernel.tasks.advance(async () => undefined)
    expect(faults).to.deep.equal([])
  })
})

describe('Late responses', () => {
  const boot = () => {
    const disposal = new AbortController()
    return { disposal, latest: createLatest(disposal.signal), day: signal('friday') }
  }

  it('a response counts if nothing has changed', () => {
    const { latest, day } = boot()
    const isCurrent = latest('menus', () => [day.value])
    expect(isCurrent()).to.be.true
  })

  it('a response is dropped if a value that it depends on has changed', () => {
    const { latest, day } = boot()
    const isCurrent = latest('menus', () => [day.value])
    day.value = 'saturday'
    expect(isCurrent()).to.be.false
  })

  it('a response is dropped if a newer request of its kind has started', () => {
    const { latest } = boot()
    const [menus, venue] = [latest('menus', () => []), latest('venue', () => [])]
    latest('menus', () => [])
    expect([menus(), venue()]).to.deep.equal([false, true])
  })

  it('host.destroy: a response is dropped if the widget is destroyed', () => {
    const { latest, disposal } = boot()
    const isCurrent = latest('menus', () => [])
    disposal.abort()
    expect(isCurrent()).to.be.false
  })
})

const browser = globalThis as unknown as Record<string, unknown>
const names = [
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const

/** A browser's calls of that kind, which are done when the test says so. */
function waiting(request: (typeof names)[number], cancel: (typeof names)[number]) {
  const tasks = new Map<number, () => void>()
  let last = 0
  browser[request] = (task: () => void) => (tasks.set(++last, task), last)
  browser[cancel] = (id: number) => tasks.delete(id)
  return () => {
    const due = [...tasks.values()]
    tasks.clear()
    due.forEach((task) => task())
  }
}

describe('Deferred work', () => {
  const before = names.map((name) => browser[name])
  const clock = stopClockOfTests()
  let frame: () => void
  let idle: () => void
  let done: string[]
  const task = () => void done.push('done')

  beforeEach(() => {
    frame = waiting('requestAnimationFrame', 'cancelAnimationFrame')
    idle = waiting('requestIdleCallback', 'cancelIdleCallback')
    done = []
  })
  afterEach(() => names.forEach((name, index) => (browser[name] = before[index])))

  it('waits for the next frame and lets it be drawn', () => {
    afterPaint(task)
    clock.tick(99)
    frame()
    expect(done).to.deep.equal([])
    clock.tick(0)
    expect(done).to.deep.equal(['done'])
    clock.tick(1_000)
    expect(done).to.have.length(1)
  })

  it('still runs on a page that draws no frames, or has none', async () => {
    afterPaint(task)
    clock.tick(100)
    expect(done).to.deep.equal(['done'])
    frame()
    clock.tick(1_000)
    expect(done).to.have.length(1)
    browser.requestAnimationFrame = undefined
    afterPaint(task)
    expect(done).to.have.length(2)
    await painted()
  })

  it('idle work runs after the frame, when the browser has time', () => {
    whenIdle(task)
    idle()
    frame()
    clock.tick(1_000)
    expect(done).to.deep.equal([])
    idle()
    expect(done).to.deep.equal(['done'])
  })

  it('idle work runs soon after the frame if the browser has no idle callback, as in Safari', () => {
    browser.requestIdleCallback = undefined
    whenIdle(task)
    frame()
    clock.tick(0)
    expect(done).to.deep.equal([])
    clock.tick(200)
    expect(done).to.deep.equal(['done'])
  })

  it('can be cancelled at any time before', () => {
    const pass = () => {
      frame()
      clock.tick(1_000)
    }
    for (const later of [afterPaint, whenIdle]) {
      later(task)()
      const callOff = later(task)
      frame()
      callOff()
      pass()
    }
    const callOff = whenIdle(task)
    pass()
    callOff()
    idle()
    browser.requestIdleCallback = undefined
    const callOffAgain = whenIdle(task)
    frame()
    clock.tick(0)
    callOffAgain()
    pass()
    expect(done).to.deep.equal([])
  })
})

/** Counts how often a reader renders: once at first, and then for each change that it is told of. */
function reader(read: () => unknown) {
  let renders = 0
  const end = effect(() => void (read(), renders++))
  return { end, renders: () => renders }
}

describe('Values that are the same again', () => {
  it('typing that changes no error renders the form no second time', () => {
    const named = definePlugin({
      id: 'rules',
      messages: { name: 'Please enter your first name' },
      validators: [
        { field: 'firstName', message: 'name', valid: ({ facts }) => facts.customer.firstName !== '' },
      ],
    })
    const { kernel } = bootKernel({ plugins: [start, named] })
    const form = reader(() => kernel.problems.at('details'))
    const customer = { ...anna, firstName: '' }
    kernel.choices.set({ customer })
    kernel.choices.set({ customer: { ...customer, lastName: 'Walsh' } })
    expect(form.renders()).to.equal(1)
    kernel.choices.set({ customer: anna })
    expect(form.renders()).to.equal(2)
    form.end()
  })

  it('a late plugin that shares no option wakes no reader of the shared ones', async () => {
    const late = definePlugin({ id: 'late' })
    const { kernel } = bootKernel({ plugins: [start, booking], fetchFeatures: async (add) => add(late) })
    const shared = reader(() => kernel.shared.value)
    await kernel.features.wait()
    expect(kernel.plugins.active.value).to.include(late)
    expect(shared.renders()).to.equal(1)
    shared.end()
  })
})

describe('Waiting for a condition', () => {
  it('once it holds, it is checked no more', async () => {
    const isFree = signal(false)
    let checks = 0
    const waiting = until(() => (checks++, isFree.value), new AbortController().signal)
    isFree.value = true
    await waiting
    isFree.value = false
    expect(checks).to.equal(2)
  })

  it('host.destroy: the wait ends with the widget', async () => {
    const disposal = new AbortController()
    const waiting = until(() => false, disposal.signal)
    disposal.abort()
    await waiting
  })
})
