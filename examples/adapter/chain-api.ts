import { notFound, unavailable } from 'tavola/adapter'

/** The chain's API as it is: nothing of it has the shape that the widget knows. */

export interface Location {
  readonly locationId: number
  readonly displayName: string
  readonly contact: { readonly phone?: string }
  readonly address: { readonly street: string; readonly city: string; readonly zip?: string }
  /** The last day that it is closed, and why. */
  readonly holiday?: { readonly firstDay: string; readonly lastDay: string; readonly notice: string }
}

export interface ChainSlot {
  /** An instant in UTC: "2026-11-28T19:30:00Z". */
  readonly startsAt: string
  readonly state: 'free' | 'waitlist' | 'full'
}

export interface Reservation {
  readonly state: 'pending' | 'confirmed'
  readonly code?: string
}

/** A refusal: a 422, or a 409 where somebody else was faster. */
export interface ChainErrors {
  readonly errors: readonly { readonly code: string }[]
}

export type ChainFetch = (url: string, init?: RequestInit) => Promise<Response>

/** A question to the chain's API. A status that says "no" or "not now" is one of the adapter's failures. */
export async function read<Body>(ask: ChainFetch, url: string, signal?: AbortSignal): Promise<Body> {
  const response = await ask(url, signal ? { signal } : {})
  if (response.status === 404) throw notFound()
  if (!response.ok) throw unavailable()
  return (await response.json()) as Body
}
