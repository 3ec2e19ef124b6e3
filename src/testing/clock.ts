/** The default moment of a test: Friday morning in Dublin. */
export const defaultNow = '2026-11-20T09:00:00Z'

/** The diner's device in a test, as a page sees it. */
export interface Device {
  /** An IANA name, such as "Europe/Dublin". */
  readonly timeZone: string
  /** A BCP 47 tag, such as "en-IE": the browser's language, and the locale that `Intl` has by default. */
  readonly language: string
}

const dublin: Device = { timeZone: 'Europe/Dublin', language: 'en-IE' }

/**
 * Replaces the machine's zone and language by this device's. Returns a function that undoes it. The zone is the process's `TZ`. Jest and
 * worker threads don't let a test change it: set it for the whole run there.
 */
export function setDevice(changes: Partial<Device> = {}): () => void {
  const { timeZone, language } = { ...dublin, ...changes }
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
  const undo = [
    replace(Intl, formatsIn(language)),
    ...(typeof navigator === 'undefined' ? [] : [replace(navigator, { language, languages: [language] })]),
    ...(process ? [replace(process.env, { TZ: timeZone })] : []),
  ]
  return () => {
    for (const restore of undo) restore()
  }
}

/** The constructors of `Intl`, with this locale by default. */
function formatsIn(language: string): Readonly<Record<string, unknown>> {
  const names = Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name) && name !== 'Locale')
  return Object.fromEntries(names.map((name) => [name, withLocale(Reflect.get(Intl, name), language)]))
}

type Format = new (...values: unknown[]) => object

const withLocale = (format: Format, language: string) =>
  new Proxy(format, {
    construct: (target, [locale = language, ...rest], own) =>
      Reflect.construct(target, [locale, ...rest], own) as object,
    apply: (target, own, [locale = language, ...rest]) =>
      Reflect.apply(target as never, own, [locale, ...rest]) as unknown,
  })

/** The page's clock in a test. It is stopped, and only `advance`, `tick` and `sleep` move it. */
export interface Clock {
  /** Milliseconds since 1970, as the page's `Date.now()` returns them. */
  now(): number
  /** Lets the time pass, and runs each timer at its time. With 0 it runs those that are due now. */
  advance(milliseconds: number): Promise<void>
  /** Lets the time pass within one task, so no promise settles between the timers. */
  tick(milliseconds: number): void
  /** Puts the device to sleep: its time passes, and timers are delayed by as much. */
  sleep(milliseconds: number): void
  /** The number of pending timers, frames included. */
  countTimers(): number
  /** Waits for a real turn of the event loop, in which answers and files arrive. */
  turn(): Promise<void>
  restore(): void
}

interface Timer {
  readonly run: () => void
  readonly isFrame?: boolean
  readonly every?: number
  at: number
}

type Callback = (...values: unknown[]) => void

/** The delay of a frame, in milliseconds. Nothing is drawn, so frames are due at once. */
const frame = 0
/** How many timers may run at the same moment. */
const atOnce = 1_000

/** Stops `Date` alone; timers run. Returns a function that undoes it. */
export function stopDate(at: Date | string): () => void {
  const now = new Date(at).getTime()
  return replace(globalThis, { Date: dateAt(() => now) })
}

/** Stops the page's clock: `Date`, timers and frames. Microtasks go on. */
export function stopClock(start: Date | string = defaultNow): Clock {
  if ('clock' in setTimeout)
    throw new Error(
      'The timers are faked already, as by vi.useFakeTimers() or jest.useFakeTimers(). Leave that out: renderWidget stops the clock itself, and diner.waits(ms) moves it.',
    )
  const real = globalThis.setTimeout.bind(globalThis)
  const timers = new Map<number, Timer>()
  let now = new Date(start).getTime()
  let last = 0

  const add = (timer: Timer) => {
    timers.set(++last, timer)
    return last
  }
  /** Adds a timer like Node.js's, whose own `fetch` calls `unref`. */
  const addForNode = (timer: Timer) => {
    const id = add(timer)
    const handle = { ref: () => handle, unref: () => handle, [Symbol.toPrimitive]: () => id }
    return handle
  }
  const remove = (id: unknown) => void timers.delete(Number(id))
  const delayOf = (delay: unknown) => Math.max(0, Number(delay) || 0)
  const restore = replace(globalThis, {
    Date: dateAt(() => now),
    setTimeout: (call: Callback, delay?: number, ...values: unknown[]) =>
      addForNode({ run: () => call(...values), at: now + delayOf(delay) }),
    clearTimeout: remove,
    setInterval: (call: Callback, delay?: number, ...values: unknown[]) => {
      const every = Math.max(1, delayOf(delay))
      return addForNode({ run: () => call(...values), at: now + every, every })
    },
    clearInterval: remove,
    // A test without a document has no frames.
    ...(typeof globalThis.requestAnimationFrame === 'function' && {
      requestAnimationFrame: (call: Callback) =>
        add({ run: () => call(now), at: now + frame, isFrame: true }),
      cancelAnimationFrame: remove,
    }),
    // Without these, as in Safari, idle work has a timer.
    requestIdleCallback: undefined,
    cancelIdleCallback: undefined,
  })

  const turn = () => new Promise<void>((resolve) => void real(resolve, 0))

  /** The first timer that is due until then. Timers of one moment are in the order of their creation. A frame must be older than the call. */
  const next = (until: number, newest: number) =>
    [...timers]
      .filter(([id, { at, isFrame }]) => at <= until && !(isFrame && id > newest))
      .sort(([first, one], [second, other]) => one.at - other.at || first - second)[0]

  /** Runs the timers that are due within this time, and yields after each. */
  function* pass(milliseconds: number): Generator<void> {
    const until = now + milliseconds
    const newest = last
    // Timers that set others at once would never end, so the rest waits for the next call.
    let left = atOnce
    for (let due = next(until, newest); due && left > 0; due = next(until, newest)) {
      left = due[1].at > now ? atOnce : left - 1
      run(due)
      yield
    }
    now = until
  }

  return {
    now: () => now,
    async advance(milliseconds) {
      // Pending work may set timers that are due in this time.
      await turn()
      for (const _timer of pass(milliseconds)) await turn()
    },
    tick(milliseconds) {
      for (const _timer of pass(milliseconds)) continue
    },
    sleep(milliseconds) {
      now += milliseconds
      for (const timer of timers.values()) timer.at += milliseconds
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

/** `Date` with another current moment. */
const dateAt = (now: () => number) =>
  new Proxy(Date, {
    construct: (target, values, own) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], own) as object,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })

/** Replaces properties. Returns a function that undoes it. */
function replace(target: object, others: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(others).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  )
  for (const [name, value] of Object.entries(others))
    Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true })
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(target, name, descriptor)
      else Reflect.deleteProperty(target, name)
  }
}
