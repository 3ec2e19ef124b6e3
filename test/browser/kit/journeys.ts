import { englishNames } from '../../../src/testing/journey'
import type { AnyDiner } from '../../../src/testing/diner'
import { journeys as all, walk as walkSteps, type Journey } from '../../kit/journeys'
import { atTimes, initWith, inlinePage, popupPage, type HostPage } from './site'

/** In the walks by keyboard, by voice and with Orca it is Anna Byrne, and the terms are found by the words beside their box. */
export const walker = {
  guest: {
    firstName: 'Anna',
    lastName: 'Byrne',
    email: 'anna@example.ie',
    telephoneNumber: '020 7946 0958',
  },
  names: { ...englishNames, terms: /I agree/ },
}

export const journeys = all.filter(({ place }) => place)

/** What each new screen is called, which takes the focus. */
const headings: Readonly<Record<string, RegExp>> = {
  details: /^your .*details$/i,
  complete: /^we have your details$/i,
}

export const walk = (diner: AnyDiner, journey: Journey) =>
  walkSteps(diner, journey, async (screen) => headings[screen] && diner.finds('heading', headings[screen]))

export function pageOf({ place = 'inline' }: Journey): HostPage {
  if (typeof place === 'string') return place === 'popup' ? popupPage : inlinePage
  const { plugins, journey } = place
  const names = ['Booking', ...(journey ? [journey] : [])]
  const brand = JSON.stringify({ plugins: ['start', 'booking', ...plugins], journeys: names })
  return initWith(`${journey ? '' : `${atTimes}, `}brand: ${brand}`)
}
