import type { Messages } from 'tavola'
import { milanoTexts } from '../../examples/brands/milano'
import { notte, notteEnglish } from '../../examples/brands/notte'
import { zaytuna } from '../../examples/brands/zaytuna'
import { menuBody, venueBody, type Answers, type VenueBody, type Words } from '../../src/scenes'
import { restaurants as milanos } from '../../src/scenes/restaurants'
import { brand as milano } from '../../themes/milano/brand'
import arabic from '../../themes/languages/ar.json'
import english from '../../themes/languages/english'
import italian from '../../themes/languages/it.json'

/** The customer in the pictures, in the brand's script. */
export interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber: string
}

/** A brand of the gallery: its config, and its back end's data. */
export interface GalleryBrand {
  /** As in the gallery's addresses. */
  readonly id: string
  readonly label: string
  readonly about: string
  /** The option `brand` of `Tavola.init`. */
  readonly config: Readonly<Record<string, unknown>>
  /** The language of the widget's texts. English if left out. */
  readonly language?: 'en' | 'it' | 'ar'
  /** The pictures show the first. */
  readonly restaurants: readonly VenueBody[]
  /** Menus with the brand's own food. */
  readonly answers?: Answers
  /** The colour of the page around the widget. */
  readonly page: string
  readonly customer: Customer
}

const anna: Customer = {
  firstName: 'Anna',
  lastName: 'O’Brien',
  email: 'anna.obrien@example.ie',
  telephoneNumber: '+44 20 7946 0958',
}

const chain = (
  names: readonly (readonly [id: string, name: string, street: string, town: string])[],
  unit = 'km',
) =>
  names.map(([id, name, street, town], index) =>
    venueBody({
      id,
      name,
      address: [street, town],
      postCode: '',
      telephone: '01 496 0102',
      distance: index * 2.4,
      distanceInMilesString: index === 0 ? null : `${(index * 3.8).toFixed(1)} ${unit}`,
    }),
  )

/** A menu with one of the reference server's pictures. */
const pictured = (id: string, title: string, description: string) =>
  menuBody(id, title, { description, images: { thumbnail: `/menus/${id}.svg` } })

const house: Pick<GalleryBrand, 'language' | 'page' | 'restaurants'> = {
  language: 'it',
  page: '#0d0c0b',
  restaurants: chain([
    ['temple-bar', 'Notte Temple Bar', 'Cope Street 4', 'Dublino'],
    ['portobello', 'Notte Portobello', 'Richmond Street 17', 'Dublino'],
    ['smithfield', 'Notte Smithfield', 'Haymarket 2', 'Dublino'],
    ['howth', 'Notte Howth', 'Harbour Road 30', 'Howth'],
  ]),
}

/** All brands of the gallery. */
export const brands: readonly GalleryBrand[] = [
  {
    id: 'milano',
    label: 'Milano',
    about: 'The default look: warm paper, serif headings, every journey, with the plugins for looks.',
    config: {
      name: 'milano',
      plugins: [...milano.plugins, 'faces', 'journey-tiles', 'photograph', 'motion'],
      journeys: milano.journeys,
      links: { terms: 'https://milano.example/terms', privacy: 'https://milano.example/privacy' },
      messages: milanoTexts,
      options: {
        start: { recent: true, all: 'milano' },
        photograph: { src: '/pictures/tagliatelle.svg', width: 600, height: 800 },
      },
    },
    restaurants: milanos,
    page: '#ffffff',
    answers: {
      'GET /api/menus/search/*': [
        pictured('a-la-carte', 'À la carte', 'Order at the table, from the whole menu.'),
        pictured('three-courses', 'Three courses', 'A starter, any pizza or pasta and a dolce.'),
        pictured('pizza-and-prosecco', 'Pizza and Prosecco', 'Any pizza with a glass of Prosecco.'),
      ],
    },
    customer: anna,
  },
  {
    id: 'notte',
    label: 'Notte',
    about: 'A dark trattoria for late evenings: bookings alone, in Italian.',
    config: notte,
    ...house,
    customer: { ...anna, firstName: 'Chiara', lastName: 'Ferrari', email: 'chiara.ferrari@example.it' },
  },
  {
    id: 'notte-en',
    label: 'Notte, in English',
    about: 'The same house for its English-speaking guests.',
    config: notteEnglish,
    page: house.page,
    restaurants: house.restaurants,
    customer: anna,
  },
  {
    id: 'zaytuna',
    label: 'Zaytuna',
    about: 'In Arabic, from right to left, with every journey.',
    config: zaytuna,
    language: 'ar',
    page: 'light-dark(#efe9d8, #14150f)',
    restaurants: chain(
      [
        ['markaz', 'زيتونة وسط المدينة', 'شارع داوسون 38', 'دبلن'],
        ['mina', 'زيتونة الميناء', 'رصيف السير جون 12', 'دبلن'],
        ['bahr', 'زيتونة البحر', 'طريق المرفأ 3', 'هوث'],
        ['bustan', 'زيتونة البستان', 'شارع الحديقة 7', 'براي'],
      ],
      'كم',
    ),
    answers: {
      'GET /api/menus/search/*': [
        pictured('mezze', 'مائدة المزّة', 'اثنا عشر طبقاً صغيراً للمشاركة، مع خبز الفرن.'),
        pictured('mashawi', 'المشاوي', 'مشاوي مشكّلة مع الأرز والسلطة والحلوى.'),
      ],
    },
    customer: {
      firstName: 'ليلى',
      lastName: 'حدّاد',
      email: 'layla.haddad@example.ie',
      telephoneNumber: '+353 1 496 0000',
    },
  },
]

/** The plugins of a brand, and its journeys with a button. */
export const pluginsOf = ({ config }: GalleryBrand) => (config.plugins ?? milano.plugins) as readonly string[]
export const journeysOf = ({ config }: GalleryBrand) =>
  (config.journeys ?? milano.journeys) as readonly string[]

/** Whole packs, which a build reads (tools/languages/loader.mjs). */
export const packs: Readonly<Record<string, Messages>> = { it: italian, ar: arabic }

/** The widget's texts in a brand, by "plugin.key". Only for pages: in Node there is no English. */
export const textsOf = ({ config, language }: GalleryBrand): Messages => ({
  ...english,
  ...(language && packs[language]),
  ...(config.messages as Messages | undefined),
})

/** The back end's own texts, by language. English is the default. */
export const words: Readonly<Partial<Record<NonNullable<GalleryBrand['language']>, Words>>> = {
  it: {
    closed: 'Siamo chiusi da ##closedFrom## e riapriamo ##closedTo##.',
    groupWarning: 'Richiamiamo ogni gruppo: il tavolo è tuo dopo la nostra telefonata.',
    refusedEmail: 'Questo indirizzo email non esiste.',
    refusedTelephone: 'A questo numero non risponde nessuno.',
    refusedCard: 'La carta non può essere usata come garanzia.',
    lunch: 'Pranzo',
    dinner: 'Cena',
  },
  ar: {
    closed: 'المطعم مغلق من ##closedFrom## ويعود في ##closedTo##.',
    groupWarning: 'نتصل بكل مجموعة: طاولتكم محجوزة بعد حديثنا معكم.',
    refusedEmail: 'عنوان البريد الإلكتروني هذا غير موجود.',
    refusedTelephone: 'لا يمكن الاتصال بهذا الرقم.',
    refusedCard: 'لا يمكن استعمال هذه البطاقة للضمان.',
    lunch: 'الغداء',
    dinner: 'العشاء',
  },
}
