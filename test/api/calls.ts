import { ApiError } from '../../src/api/api-error'
import { createApi, type ApiOptions, type InvalidResponse } from '../../src/api/client'
import { createApi as createPlainApi } from '../../src/api/plain-client'
import { baseUrl, createNetwork, type Answer } from '../kit/network'

let createClient = createApi

/** An API client whose every call gets one answer, and what it tells of invalid ones. */
export function apiWith(answer: Answer, over: Partial<ApiOptions> = {}) {
  const network = createNetwork({ 'GET *': answer, 'POST *': answer })
  const headers = { 'X-Session-Id': 'session-1' }
  const invalid: InvalidResponse[] = []
  const onInvalid = (one: InvalidResponse) => void invalid.push(one)
  const whole = createClient({ baseUrl, headers, fetch: network.fetch, onInvalid, ...over })
  const api = {
    ...whole,
    createBooking: async (...asked: Parameters<typeof whole.createBooking>) =>
      (await whole.createBooking(...asked)).answer,
    createEnquiry: async (...asked: Parameters<typeof whole.createEnquiry>) =>
      (await whole.createEnquiry(...asked)).answer,
  }
  return { network, whole, api, invalid }
}

/** The client, but for the creates' answers as they came. */
export type ParsedApi = ReturnType<typeof apiWith>['api']

/** The error that a call ends in. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call went well.')
}

/** How the call failed. */
export const kindOf = async (call: Promise<unknown>) => (await failure(call)).failure

export const slot = { venueId: 'cork', date: '2026-11-20', time: '19:30', guests: 2 }

/** The calls by name, for rules that hold for each of them. */
export const reads: Record<string, (api: ParsedApi, signal?: AbortSignal) => Promise<unknown>> = {
  searchVenues: (api, signal) => api.searchVenues('cork', signal),
  searchNearby: (api, signal) => api.searchNearby('cork', signal),
  getVenue: (api, signal) => api.getVenue('cork', signal),
  getSessions: (api, signal) => api.getSessions(slot, signal),
  searchAvailability: (api, signal) => api.searchAvailability(slot, signal),
  searchMenus: (api, signal) => api.searchMenus(slot, signal),
  getClientToken: (api, signal) => api.getClientToken(signal),
}

export const creates: typeof reads = {
  createBooking: (api, signal) => api.createBooking({}, signal),
  createEnquiry: (api, signal) => api.createEnquiry({}, signal),
}

/** Tests of both ways to send a request: ky's, and the one for pages that have replaced `Request`. */
export function describeEachHttp(title: string, tests: () => void): void {
  describe(title, tests)
  describe(`${title}, without ky`, () => {
    before(() => (createClient = createPlainApi))
    after(() => (createClient = createApi))
    tests()
  })
}
