/** The page's clock in a test: it stands still, and only `advance` moves it. */
export interface Clock {
  /** Milliseconds since 1970, as the page's `Date.now()` says them. */
  now(): number
  /** Lets the time pass, and runs each timer at its time. With 0 it runs those that are due now. */
  advance(milliseconds: number): Promise<void>
  /** How many timers wait; frames are timers too. */
  countTimers(): number
  /** Waits for a real turn of the event loop, in which answers and files come. */
  turn(): Promise<void>
  restore(): void
}

interface Timer {
  readonly run: () => void
  readonly every?: number
  at: number
}

type Callback = (...values: unknown[]) => void

/** In milliseconds: frames come as soon as they are asked for, as nothing is drawn. */
const frame = 0
/** How many timers may be due at one and the same moment. */
const atOnce = 100

/** Stops the page's clock: `Date`, timers and frames. Microtasks go on. */
export function stopClock(start: Date): Clock {
  if ('clock' in setTimeout)
    throw new Error(
      'The timers are faked already, as by vi.useFakeTimers() or jest.useFakeTimers(). Leave that out: sitDown stops the clock itself, and diner.waits(ms) moves it.',
    )
  const real = globalThis.setTimeout.bind(globalThis)
  const timers = new Map<number, Timer>()
  let now = start.getTime()
  let last = 0

  const add = (timer: Timer) => {
    timers.set(++last, timer)
    return last
  }
  const remove = (id: unknown) => void timers.delete(Number(id))
  const delayOf = (delay: unknown) => Math.max(0, Number(delay) || 0)
  const restore = replace({
    Date: dateAt(() => now),
    setTimeout: (call: Callback, delay?: number, ...values: unknown[]) =>
      add({ run: () => call(...values), at: now + delayOf(delay) }),
    clearTimeout: remove,
    setInterval: (call: Callback, delay?: number, ...values: unknown[]) => {
      const every = Math.max(1, delayOf(delay))
      return add({ run: () => call(...values), at: now + every, every })
    },
    clearInterval: remove,
    requestAnimationFrame: (call: Callback) => add({ run: () => call(now), at: now + frame }),
    cancelAnimationFrame: remove,
    // Safari has none either, and whoever waits for idle time has a timer instead.
    requestIdleCallback: undefined,
    cancelIdleCallback: undefined,
  })

  const turn = () => new Promise<void>((resolve) => void real(resolve, 0))

  /** The first that is due until then; of several at one time the one that was set first. */
  const next = (until: number) =>
    [...timers]
      .filter(([, { at }]) => at <= until)
      .sort(([first, one], [second, other]) => one.at - other.at || first - second)[0]

  return {
    now: () => now,
    async advance(milliseconds) {
      const until = now + milliseconds
      // Timers that set others at once would go on for ever: what is too much waits for the next call.
      let left = milliseconds === 0 ? timers.size : atOnce
      for (let due = next(until); due && left > 0; due = next(until)) {
        left = due[1].at > now ? atOnce : left - 1
        run(due)
        await turn()
      }
      now = until
    },
    countTimers: () => timers.size,
    turn,
    restore,
  }

  function run([id, timer]: readonly [number, Timer]): void {
    now = Math.max(now, timer.at)
    if (timer.every === undefined) timers.delete(id)
    else timer.at = now + timer.every
    timer.run()
  }
}

/** `Date`, but for the present moment. */
const dateAt = (now: () => number) =>
  new Proxy(Date, {
    construct: (target, values, own) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], own) as object,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })

/** Puts others in the place of globals. Returns the way back. */
function replace(others: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(others).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(others))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
}
