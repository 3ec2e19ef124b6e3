import type { SeenRequest } from './api'

/** A body for a 200, a whole reply, or what makes one of the request. */
export type Answer = unknown | Reply | ((request: SeenRequest) => unknown)

export class Reply {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly type = 'application/json',
  ) {}
}

export const status = (code: number, body: unknown = {}) => new Reply(code, JSON.stringify(body))

/** What a proxy or a captive portal puts in an answer's place. */
export const html = new Reply(200, '<!doctype html><title>Sign in</title><h1>Welcome</h1>', 'text/html')

export const malformed = new Reply(200, '{"venues": [')

/** The connection breaks before anything was answered. */
export const resets = Symbol('connection reset')

/** The request arrives, and nothing comes back. */
export const hangs = () => new Promise<never>(() => undefined)

/** An answer that comes when the test says so. */
export function held(answer: unknown) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { answer: () => released.then(() => answer), release: () => release() }
}
