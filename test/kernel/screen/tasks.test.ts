import { expect } from 'chai'
import { signal, effect } from '@preact/signals-core'
import { bootKernel } from '../../kit/kernel'
import { createLatest, until } from '../../../src/kernel/core/signals'
import { afterPaint, nextPaint, whenIdle } from '../../../src/scheduling'
import { booking, enquiry, start } from '../bare-plugins'
import { stopClockOfTests } from '../../kit/stopped-clock'
import type { PluginContext } from 'tavola'
import { anna } from '../selection'

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
  for (const [what, task] of [
    ['ends', async () => undefined],
    ['failed', () => Promise.reject(new Error('no'))],
  ] as const)
    it(`continue.checks: leads on until its task ${what}; the next step’s height stays reserved`, async () => {
      const { isLeadingOn, isAdvancing, advance } = bootKernel({ plugins: [start] }).kernel.tasks
      const states = () => [isLeadingOn.value, isAdvancing.value]
      expect(states()).to.deep.equal([false, false])
      const done = advance(task)
      expect(states()).to.deep.equal([true, true])
      await done.catch(() => undefined)
      expect(isLeadingOn.value).to.equal(false)
      if (what === 'ends') expect(isAdvancing.value).to.equal(true)
    })

  it('may come before a journey is chosen', async () => {
    const { kernel, faults } = bootKernel({ plugins: [start, booking, enquiry], first: { time: '19:30' } })
    await kernel.tasks.advance(async () => undefined)
    expect(faults).to.deep.equal([])
  })
})

describe('Late responses', () => {
  const nothing = () => undefined
  for (const [rule, happens, counts] of [
    ['counts if nothing has changed', nothing, true],
    ['is dropped if a value that it depends on has changed', ({ day }) => (day.value = 'saturday'), false],
    [
      'is dropped if a newer request of its kind has started',
      ({ latest }) => latest('menus', () => []),
      false,
    ],
    ['counts if a request of another kind has started', ({ latest }) => latest('venue', () => []), true],
    ['host.destroy: is dropped if the widget is destroyed', ({ disposal }) => disposal.abort(), false],
  ] as readonly [string, (world: ReturnType<typeof requesting>) => unknown, boolean][])
    it(rule, () => {
      const world = requesting()
      const isCurrent = world.latest('menus', () => [world.day.value])
      happens(world)
      expect(isCurrent()).to.equal(counts)
    })
})

function requesting() {
  const disposal = new AbortController()
  return { disposal, latest: createLatest(disposal.signal), day: signal('friday') }
}

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
    await nextPaint()
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

  const nothing = () => undefined
  const drawn = () => (frame(), clock.tick(1_000))
  const inSafari = () => ((browser.requestIdleCallback = undefined), frame(), clock.tick(0))
  for (const [when, later, passes] of [
    ['at once', afterPaint, nothing],
    ['at once, before there is time', whenIdle, nothing],
    ['in the frame', afterPaint, () => frame()],
    ['after the frame, before there is time', whenIdle, drawn],
    ['after the frame without an idle callback', whenIdle, inSafari],
  ] as const)
    it(`can be cancelled ${when}`, () => {
      const callOff = later(task)
      passes()
      callOff()
      drawn()
      idle()
      expect(done).to.deep.equal([])
    })
})

it('Typing that changes no error renders the form no second time', () => {
  const valid = ({ facts }: PluginContext) => facts.customer.firstName !== ''
  const named = { id: 'rules', validators: [{ field: 'firstName', message: 'widget.ok', valid }] }
  const { kernel } = bootKernel({ plugins: [start, named] })
  let renders = 0
  const end = effect(() => void (kernel.problems.at('details'), renders++))
  for (const customer of [
    { ...anna, firstName: '' },
    { ...anna, firstName: '', lastName: 'Walsh' },
  ])
    kernel.choices.set({ customer })
  expect(renders).to.equal(1)
  kernel.choices.set({ customer: anna })
  expect(renders).to.equal(2)
  end()
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
