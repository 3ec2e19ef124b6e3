import type { Texts } from './english'

export default {
  label: 'Persone',
  none: 'Scelga il numero di persone',
  adults: 'Adulti',
  adultsFewer: 'Meno adulti',
  adultsMore: 'Più adulti',
  adultsNow: { one: '{count} adulto', other: '{count} adulti' },
  children: 'Bambini',
  childrenFewer: 'Meno bambini',
  childrenMore: 'Più bambini',
  childrenNow: { one: '{count} bambino', other: '{count} bambini' },
  group: '{smallestGroup} o più: richiesta per un gruppo',
  failed: 'Non siamo riusciti a caricare il numero di persone.',
} satisfies Texts
