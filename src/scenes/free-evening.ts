import { partsAfter, status, type Answers, type SeenRequest } from './answers'
import { availabilityBody, bookingBody, clientTokenBody, enquiryBody, type VenueBody } from './bodies'
import { calls, type Stage } from './definition'
import { named } from './restaurants'
import { around, freeDay } from './slots'

/** All nine calls succeed. Every other scene overrides some of these answers. */
export function freeEvening({ restaurants, words, today, time: now }: Stage): Answers {
  const byId = (id: string | undefined) => restaurants.find((venue) => String(venue.id) === id)
  return {
    [calls.search]: (request: SeenRequest) => named(restaurants, partsAfter('/search/', request).join('/')),
    [calls.nearby]: (request: SeenRequest) =>
      near(restaurants, partsAfter('/searchnearby/', request).join('/')),
    [calls.venue]: (request: SeenRequest) => byId(partsAfter('/getbyid/', request)[0]) ?? status(404),
    [calls.sessions]: (request: SeenRequest) => {
      const [, date = '', guests] = partsAfter('/availability/', request)
      return freeDay(words, date, Number(guests), date === today ? now : 0)
    },
    [calls.check]: (request: SeenRequest) => {
      const [id, , time = ''] = partsAfter('/searchavailability/', request)
      const chosen = byId(id) ?? restaurants[0]
      return availabilityBody({ venues: [{ ...chosen, availability: around(time, 3) }] })
    },
    [calls.menus]: [],
    [calls.token]: clientTokenBody(),
    [calls.book]: bookingBody(),
    [calls.enquire]: enquiryBody(),
  }
}

/** The restaurants near the first one, by distance; other places have no results. */
function near(restaurants: readonly VenueBody[], text: string) {
  const [found] = named(restaurants, text)
  if (!found || found !== restaurants[0]) return { venues: [], resolvedLocationDescription: '' }
  return { venues: restaurants.slice(0, 4), resolvedLocationDescription: found.address.at(-1) ?? text }
}
