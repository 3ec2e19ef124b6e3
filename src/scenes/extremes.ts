import { slotBody, availabilityBody, bookingBody, enquiryBody, menuBody, venueBody } from './bodies'
import { calls, withFirst, type Definition } from './definition'
import { freeEvening } from './free-evening'

/** Valid answers with extreme content. */

const markup = '<img src=x onerror="document.title=\'Tavola was hurt\'">'
const endless = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3)

/** A text that changes the direction, stacks combining characters, and contains our own placeholders. */
const tricks = '\u202Eterces\u202C Z\u0351\u036B\u0343\u036A a\u200Dlgo {venue} {time} ##telephone##'

export const hostileTexts: Definition = {
  description:
    'Names, messages and references with markup, endless words and turned letters: texts, all of them.',
  answers(stage) {
    const hostile = {
      name: `${markup} Milano Cork`,
      address: [markup, endless, tricks],
      telephone: 'javascript:alert(1)',
      closedMessage: `${tricks} ${markup}`,
      bookingConfiguration: {
        'step2-message-cs-notavailable': `${markup} ${tricks} ${endless}`,
        'step4-showOptInCheckbox': 'true',
        'enquiry-confirmation-warning': `${endless} ${markup}`,
      },
    }
    const staged = withFirst(stage, hostile)
    const others = [venueBody({ id: '../../etc', name: endless }), venueBody({ id: '?#', name: tricks })]
    const venues = others.map((venue) => ({ ...venue, availability: [slotBody(1930)] }))
    const found = [staged.restaurants[0], ...others]
    return {
      ...freeEvening({ ...staged, restaurants: [staged.restaurants[0], ...others] }),
      [calls.search]: found,
      [calls.nearby]: { venues: found, resolvedLocationDescription: `${markup} ${tricks}` },
      [calls.check]: availabilityBody({ originalChoiceAvailable: false, venues }),
      [calls.menus]: [
        menuBody(0, markup, { description: endless, images: { thumbnail: 'javascript:alert(1)' } }),
      ],
      [calls.book]: bookingBody({ bookingReference: `${markup}${endless}` }),
      [calls.enquire]: enquiryBody(`${markup}${endless}`),
    }
  },
}

const many = 5_000

export const manyVenues: Definition = {
  description: 'A search finds five thousand restaurants, and each of them has a table.',
  answers(stage) {
    const [first] = stage.restaurants
    const venues = Array.from({ length: many }, (_, index) =>
      venueBody({
        ...first,
        id: `${first.id}-${index + 1}`,
        name: `${first.name} ${index + 1}`,
        distance: index / 10,
        distanceInMilesString: `${index / 10} miles`,
      }),
    )
    return {
      ...freeEvening({ ...stage, restaurants: [first, ...venues] }),
      [calls.search]: venues,
      [calls.nearby]: { venues, resolvedLocationDescription: first.address.at(-1) ?? '' },
    }
  },
}
