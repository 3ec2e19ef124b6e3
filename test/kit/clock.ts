import sinon, { type SinonFakeTimers } from 'sinon'

/** Stops the clock. Microtasks are not faked, as Node's fetch needs them. */
export const stopClock = (now: Date | string = '2026-11-20T09:00:00Z'): SinonFakeTimers =>
  sinon.useFakeTimers({ now: new Date(now), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
