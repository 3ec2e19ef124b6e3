import { expect } from 'chai'
import type { ApiError } from '../../src/api/api-error'
import type { Calls } from '../../src/api/client'
import { scenes, type SceneName } from '../../src/scenes'
import { clientOf } from './back-end'

const slot = { venueId: 'cork', date: '2026-12-05', time: '19:30', guests: 2 }

const calls: Record<string, (api: Calls) => Promise<unknown>> = {
  searchVenues: (api) => api.searchVenues('cork'),
  searchNearby: (api) => api.searchNearby('cork'),
  getVenue: (api) => api.getVenue('cork'),
  getSessions: (api) => api.getSessions(slot),
  searchAvailability: (api) => api.searchAvailability(slot),
  searchMenus: (api) => api.searchMenus(slot),
  getClientToken: (api) => api.getClientToken(),
  createBooking: (api) => api.createBooking({ paymentNonce: null }),
  createEnquiry: (api) => api.createEnquiry({}),
}
const checks = ['searchAvailability']
const creates = ['createBooking', 'createEnquiry']

/** Those whose answers never come, or come too late for a test. */
const timeless: readonly SceneName[] = ['slow', 'never answered', 'a shaky line', 'offline']

/** What of a scene the client takes for no answer, and why. */
const failing: Partial<Record<SceneName, Record<string, string>>> = {
  'a group': { createBooking: 'status' },
  '400 with fields': Object.fromEntries(creates.map((call) => [call, 'status'])),
  '500': Object.fromEntries(creates.map((call) => [call, 'status'])),
  'answer lost after the create': Object.fromEntries(creates.map((call) => [call, 'unanswered'])),
  'the times fail': { getSessions: 'malformed' },
  'the check fails': Object.fromEntries(checks.map((call) => [call, 'status'])),
  'a captive portal': Object.fromEntries(Object.keys(calls).map((call) => [call, 'malformed'])),
}

describe('A scene in the widget', () => {
  for (const { name } of scenes.filter((one) => !timeless.includes(one.name))) {
    it(`contract 2: in "${name}" all nine bodies are the contract's, but for what it is about`, async () => {
      const { api } = clientOf(name)
      const wrong: Record<string, string> = {}
      const tries = Object.entries(calls).map(([call, send]) =>
        send(api).catch((error: ApiError) => void (wrong[call] = error.failure)),
      )
      await Promise.all(tries)
      expect(wrong).to.deep.equal(failing[name] ?? {})
    })
  }
})
