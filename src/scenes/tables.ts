import { addDays } from '../dates/plain-date'
import { availabilityBody, menuBody } from './bodies'
import { calls, withFirst, type Definition, type Stage } from './definition'
import { freeEvening, around, fullDay } from './free-evening'
import { partsAfter, status, type Answer, type SeenRequest } from './network'

/** The possible results of a search for a table. */

/** Other restaurants with times around the wanted one. With `fallback`, the chosen restaurant takes enquiries, otherwise nothing. */
const elsewhere =
  ({ restaurants: [first, ...others] }: Stage, over: object = {}, fallback = false) =>
  (request: SeenRequest) => {
    const time = partsAfter('/searchavailability/', request)[2] ?? ''
    const venues = others.slice(0, 3).map((venue, index) => ({
      ...venue,
      availability: around(time, 4 - index, fallback && index === 2),
    }))
    const own = fallback ? [{ ...first, availability: around(time, 3, true) }] : []
    return availabilityBody({ originalChoiceAvailable: false, venues: [...own, ...venues], ...over })
  }

export const fullWithAlternatives: Definition = {
  description: 'The restaurant is full; three others near by have tables around the time.',
  answers: (stage) => ({ [calls.sessions]: fullDay(stage.words), [calls.check]: elsewhere(stage) }),
}

export const allFull: Definition = {
  description: 'No table anywhere: the host’s callback, or the message with the telephone.',
  answers: ({ words }) => ({
    [calls.sessions]: fullDay(words),
    [calls.check]: availabilityBody({ noAvailability: true, originalChoiceAvailable: false }),
  }),
}

export const enquiryFallback: Definition = {
  description: 'The restaurant is full but takes enquiries for some times, beside tables in others.',
  answers: (stage) => ({
    [calls.sessions]: fullDay(stage.words, true),
    [calls.check]: elsewhere(stage, {}, true),
  }),
}

export const closedUntil: Definition = {
  description: 'The restaurant is closed for another nine days and says so; its calendar begins after them.',
  answers(stage) {
    const closedTo = addDays(stage.today, 9)
    const closed = withFirst(stage, {
      isClosed: true,
      closedFrom: addDays(stage.today, -5),
      closedTo,
      closedMessage: stage.words.closed,
    })
    const free = freeEvening(closed)
    /** Answers `shut` for the chosen restaurant before it opens again, otherwise `open`. */
    const unlessShut = (call: string, shut: Answer, open: Answer) => (request: SeenRequest) => {
      const [id, date = ''] = partsAfter(call, request)
      const answer = id === String(closed.restaurants[0].id) && date < closedTo ? shut : open
      return typeof answer === 'function' ? answer(request) : answer
    }
    const others = elsewhere(closed, { originalChoiceClosed: true })
    return {
      ...free,
      [calls.sessions]: unlessShut('/availability/', fullDay(stage.words), free[calls.sessions]),
      [calls.check]: unlessShut('/searchavailability/', others, free[calls.check]),
    }
  },
}

export const group: Definition = {
  description:
    'Fifteen guests or more: whatever is chosen becomes an enquiry, with a warning of the restaurant’s own.',
  answers(stage) {
    const bookingConfiguration = { 'enquiry-confirmation-warning': stage.words.groupWarning }
    return {
      ...freeEvening(withFirst(stage, { bookingConfiguration })),
      [calls.book]: status(400, { guests: 'We take bookings for up to 14 guests.' }),
    }
  },
}

export const menus: Definition = {
  description: 'Three menus to choose from before the details, in a brand that offers them.',
  answers: () => ({
    [calls.menus]: [
      menuBody('a-la-carte', 'À la carte', {
        description: 'Order at the table, from the whole menu.',
        images: { thumbnail: '' },
      }),
      menuBody('three-courses', 'Three courses', {
        description: 'A starter, any pizza or pasta and a dolce, for everyone at the table.',
        images: { thumbnail: '' },
      }),
      menuBody('pizza-and-prosecco', 'Pizza and Prosecco', {
        description: 'Any pizza with a glass of Prosecco, until seven o’clock.',
        images: { thumbnail: '' },
      }),
    ],
  }),
}

export const ageAndNews: Definition = {
  description: 'The restaurant asks for the age and offers its news: the boxes of the details are all there.',
  answers: (stage) =>
    freeEvening(
      withFirst(stage, {
        bookingConfiguration: { 'step4-requireMinAge': 'true', 'step4-showOptInCheckbox': 'true' },
      }),
    ),
}
