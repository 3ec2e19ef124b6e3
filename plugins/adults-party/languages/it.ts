import type { Texts } from './english'

export default {
  label: 'Richiesta festa con laboratorio di pizza per adulti',
  startTitle: 'Organizza una festa',
  title: 'La sua richiesta: festa con laboratorio di pizza per adulti',
  confirmedTitle: 'La sua richiesta: festa con laboratorio di pizza per adulti',
  terms: 'Feste con laboratorio di pizza per adulti',
  yourParty: 'La sua festa',
  price: { one: '{count} persona a {price}', other: '{count} persone a {price}' },
  priceEach: 'A persona',
  deposit: 'Caparra di {price} a persona',
  depositEach: 'Caparra a persona',
  depositNote: 'per fissare la festa, non rimborsabile',
  length: 'La sua sala',
  hours: { one: '{hours} ora', other: '{hours} ore' },
  least: 'Persone',
  atLeast: 'almeno {count}',
  change: 'Può cambiare il numero fino a',
  until: '{date}, {time}',
  before: { one: '{hours} ora prima', other: '{hours} ore prima' },
  tooFew: {
    one: 'Per una festa serve almeno {count} persona. Può comunque inviare la richiesta.',
    other: 'Per una festa servono almeno {count} persone. Può comunque inviare la richiesta.',
  },
  termsPrice: '{price} a persona',
  termsLeast: { one: 'Minimo {count} persona', other: 'Minimo {count} persone' },
  termsLength: { one: 'Una sala per {hours} ora', other: 'Una sala per {hours} ore' },
  termsDeposit: 'Caparra non rimborsabile di {price} a persona',
  termsChange: {
    one: 'Il numero di persone va confermato {hours} ora prima',
    other: 'Il numero di persone va confermato {hours} ore prima',
  },
} satisfies Texts
