import { sessionsBody, slotBody } from '../../src/scenes'
import { brands, type GalleryBrand } from './brands'
import { fits, type Picture } from './picture'
import { all, availability, details, forgets, offersMenus, start } from './pictures-of-steps'
import {
  begins,
  clicks,
  completes,
  continues,
  enquires,
  fillsDetails,
  finds,
  inOrder,
  presses,
  reachesCard,
  reachesDetails,
  sends,
  sendsCard,
  type Walk,
} from './walks'

const needsCard = { needs: ['card-guarantee'], scene: 'guarantee needed' } as const
/** Step 8, with mock Braintree fields. */
const withCard = all(needsCard)
const withKeep = all({ adds: ['keep'] })
const withTicket = all({ adds: ['ticket'] })

/** Without the terms, which aren't kept. */
const fillsAll: Walk = async (walker, { customer }) => {
  for (const [field, text] of Object.entries(customer)) await walker.fills(`details.${field}`, text)
}
const choosesMenu = inOrder(
  continues(),
  // The times of the step before are radio buttons too.
  finds('heading', 'menus.title'),
  clicks('radio'),
  presses('menus.next'),
  finds('textbox', 'details.firstName'),
)

/** The card, a reload, a device that remembers, and the ticket of steps 5 and 7. */
const bookingPlugins = [
  withCard('card', 'Guarantee your table', reachesCard),
  withCard('card-errors', 'A card with errors', [
    reachesCard,
    presses('booking.complete'),
    finds('text', 'card-guarantee.warning'),
  ]),
  withCard('card-refused', 'A guarantee that is refused', [sendsCard, finds('text', 'booking.failed')], {
    scene: 'guarantee refused',
  }),
  withCard('card-booked', 'Confirmed with a guarantee', [sendsCard, finds('text', 'booking.guaranteed')]),
  withKeep('kept', 'After a reload', [reachesDetails(), fillsAll], {
    again: finds('button', 'keep.startAgain'),
  }),
  withKeep(
    'remember',
    'Remembered on this device',
    [reachesDetails(), finds('checkbox', 'keep.remember')],
    forgets,
  ),
  withTicket('ticket', 'The ticket', [sends, finds('button', 'ticket.calendar')]),
  withTicket('ticket-calendar', 'Into the diner’s calendar', [
    sends,
    presses('ticket.calendar'),
    finds('button', 'ticket.file'),
  ]),
  withTicket(
    'ticket-card',
    'The ticket, with a card',
    [sendsCard, finds('button', 'ticket.calendar')],
    needsCard,
  ),
  withTicket(
    'ticket-menu',
    'The ticket, with a menu',
    [choosesMenu, completes(), finds('text', 'menus.menu')],
    offersMenus,
  ),
  withTicket(
    'ticket-request',
    'An enquiry’s ticket',
    [reachesDetails('kids-party'), enquires, finds('text', 'ticket.request')],
    { journey: 'KidsPartyEnquiry' },
  ),
]

const thanks = finds('heading', 'enquiry.thanks')
const asGroup = all({ journey: 'Enquiry', scene: 'a group', needs: ['booking'], options: { guests: -1 } })
/** The general enquiry opens at step 6, with day, time and guests folded. */
const isQuestion = { journey: 'Enquiry', date: undefined }
const asQuestion = all({ journey: 'Enquiry', options: isQuestion })

/** Groups of fifteen and more, and questions: steps 6 and 7. */
const enquiries = [
  asGroup('group-details', 'A group of fifteen or more', reachesDetails()),
  asGroup('group-sent', 'The group’s enquiry is sent', [reachesDetails(), enquires, thanks]),
  asQuestion('enquiry-details', 'A question of any kind', finds('textbox', 'details.firstName'), {
    options: { ...isQuestion, venueId: undefined },
  }),
  asQuestion('enquiry-visit', 'A question about a visit', [
    finds('textbox', 'details.firstName'),
    clicks('text', 'enquiry.addVisit'),
    finds('combobox', 'enquiry.preferredGuests'),
  ]),
  asQuestion(
    'enquiry-filled',
    'A question, filled in',
    [finds('checkbox', 'details.optIn'), fillsDetails, finds('text', 'details.happy')],
    { scene: 'age and news asked' },
  ),
  asQuestion('enquiry-refused', 'An enquiry that fails', [enquires, finds('text', 'enquiry.failed')], {
    scene: '500',
  }),
  asQuestion('enquiry-sent', 'Thank you for your enquiry', [enquires, thanks]),
]

/** The pictures of a party. Both parties have the same. */
function partyOf(journey: 'KidsPartyEnquiry' | 'AdultsPartyEnquiry', id: string, who: string) {
  const party = all({ journey })
  return [
    party(`${id}-start`, `${who} party, step 1`, [
      begins(id),
      finds('spinbutton'),
      (walker) => walker.choosesTime('19'),
    ]),
    party(
      `${id}-details`,
      `${who} party, the details`,
      [reachesDetails(id), finds('text', `${id}.yourParty`)],
      { scene: 'age and news asked' },
    ),
    party(`${id}-sent`, `${who} party, sent`, [reachesDetails(id), enquires, thanks]),
  ]
}

/** Without the chips and offers of a brand's own, which would be in the same places. */
const recipe = all({ drops: ['day-at-a-glance', 'first-free', 'send-at-once', 'requests'] })
/** Few enough for a phone's window: the bar at its end covers none of them. */
const evening = [1800, 1830, 1845, 1900, 1915, 1930, 2000, 2030]

/** The controls that a plugin of the docs uses and none of ours: chips and a switch, word for word as on their pages. */
const recipes = [
  recipe('recipe-time-buttons', 'Recipe: a row of time buttons', [begins(), clicks('radio', /\b(19|7):00/)], {
    recipe: 'time-buttons',
    answers: { 'GET /api/sessions/*': sessionsBody(evening.map((time) => slotBody(time))) },
  }),
  recipe(
    'recipe-controls',
    'Controls for plugins',
    [
      reachesDetails(),
      clicks('radio', 'At the bar'),
      clicks('checkbox', 'A cake'),
      presses('number.more'),
      clicks('switch', 'It is a surprise'),
    ],
    { recipe: 'controls' },
  ),
]

/** Every step of every journey, and what may happen on the way: to add a picture is to add it to one of these lists. */
export const pictures: readonly Picture[] = [
  ...start,
  ...availability,
  ...details,
  ...bookingPlugins,
  ...enquiries,
  ...partyOf('KidsPartyEnquiry', 'kids-party', 'Kids’'),
  ...partyOf('AdultsPartyEnquiry', 'adults-party', 'Adults’'),
  ...recipes,
]

/** A picture in a brand, at a width. */
export interface Shown {
  readonly brand: GalleryBrand
  readonly picture: Picture
  /** The width of the page in the picture, in pixels. */
  readonly width: number
  /** "light" or "dark"; empty: the brand's own. */
  readonly scheme: string
}

export function addressOf({ brand, picture, scheme }: Omit<Shown, 'width'>): string {
  const query = new URLSearchParams({ brand: brand.id, picture: picture.id, ...(scheme && { scheme }) })
  return `/gallery/frame.html?${query}`
}

export const nameOf = ({ brand, picture, width }: Shown) => `${brand.id}/${width}-${picture.id}`

/** The widths that every picture is taken at: a phone's and a desktop's. */
export const widths = [360, 1280] as const

/** Every picture at a width, of some brands or of all. */
export const everyPicture = (width: number, ids?: readonly string[]): Shown[] =>
  brands
    .filter(({ id }) => !ids || ids.includes(id))
    .flatMap((brand) =>
      pictures
        .filter((picture) => fits(picture, brand))
        .map((picture) => ({ brand, picture, width, scheme: '' })),
    )
