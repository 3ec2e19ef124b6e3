import '../kit/dom'
// As the plugins do, so that all have the same one.
import 'tavola'
import { expect } from 'chai'
import { anna } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { sessionsBody, venue } from '../kit/fixtures'
import type { TestKernelOptions } from '../kit/kernel'
import { allPlugins, cork, data, misspoken, pseudoBrand, spoken, strays } from './pseudo'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

/** A diner whose every word is in brackets too. */
export const guest = {
  ...anna,
  firstName: data('Anna'),
  lastName: data('Rossi'),
  specialRequests: data('A window'),
}
export const atSlot = { venue: venue(cork()), date: '2026-11-28', time: '19:30', journey: 'Booking' }

interface PseudoOptions extends Omit<Partial<TestKernelOptions>, 'brand'> {
  readonly options?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The language that the brand says its back end speaks; empty where it says none. */
  readonly speaks?: string
}

/** A diner in front of the whole default brand in the language that no one speaks; `looks` reads all that is there. */
export async function renderPseudo({ options, answers, speaks = spoken, ...rest }: PseudoOptions = {}) {
  const diner = await renderPlugins({
    plugins: await allPlugins(),
    brand: await pseudoBrand(options, speaks || undefined),
    answers: {
      'GET /api/venues/search/*': [cork()],
      'GET /api/venues/searchnearby/*': {
        venues: [cork({ id: 'near', name: data('Milano Cobh') })],
        resolvedLocationDescription: data('Cork'),
      },
      'GET /api/sessions/availability/*': sessionsBody(undefined, cork().bookingConfiguration),
      ...answers,
    },
    ...rest,
  })
  /** Inside `act`, so that React knows about the press's direct effects. */
  const clicks: typeof diner.clicks = (role, name) => act(() => diner.clicks(role, name))
  return {
    ...diner,
    clicks,
    /** On such a part of the widget everything is to be read in brackets, and what the back end says in its language. */
    async looks(at: string) {
      await diner.waits()
      expect(diner.reads(), at).to.include('⟦')
      expect(strays(), at).to.deep.equal([])
      expect(misspoken(), at).to.deep.equal([])
    },
  }
}
