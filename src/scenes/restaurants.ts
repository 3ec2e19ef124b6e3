import { venueBody, type VenueBody } from './bodies'

/** The invented default chain. The scenes are about the first restaurant. */
export const restaurants: readonly VenueBody[] = [
  venueBody({ distance: null, distanceInMilesString: null }),
  far({
    id: 'kinsale',
    name: 'Milano Kinsale',
    address: ['3 Pier Road', 'Kinsale'],
    postCode: 'P17 TW08',
    telephone: '021 496 0117',
    distance: 15.8,
  }),
  far({
    id: 'killarney',
    name: 'Milano Killarney',
    address: ['41 High Street', 'Killarney'],
    postCode: 'V93 X4HF',
    telephone: '064 496 0110',
    distance: 54.3,
  }),
  far({
    id: 'limerick',
    name: 'Milano Limerick',
    address: ["22 O'Connell Street", 'Limerick'],
    postCode: 'V94 T28R',
    telephone: '061 496 0105',
    distance: 61.7,
  }),
  far({
    id: 'galway',
    name: 'Milano Galway',
    address: ['29 Middle Street', 'Galway'],
    postCode: 'H91 CX3F',
    telephone: '091 496 0104',
    distance: 127,
  }),
  far({
    id: 'dublin',
    name: 'Milano Dublin',
    address: ['38 Dawson Street', 'Dublin'],
    postCode: 'D02 E729',
    telephone: '01 496 0102',
    distance: 161,
  }),
]

/** @param over with `distance`, in miles from the first restaurant */
function far(over: Partial<VenueBody> & { readonly distance: number }): VenueBody {
  return venueBody({ ...over, distanceInMilesString: `${over.distance} miles` })
}

/** The venues whose name, address or postcode contains the text, ignoring case and accents. */
export const findRestaurants = (venues: readonly VenueBody[], text: string): VenueBody[] =>
  venues.filter(({ name, address, postCode }) =>
    fold([name, ...address, postCode].join(' ')).includes(fold(text)),
  )

const fold = (text: string) =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
