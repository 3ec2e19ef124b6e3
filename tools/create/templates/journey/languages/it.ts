/** A text you leave out stays in English. */
export default {
  label: 'Richiesta: my plugin',
  title: 'La sua richiesta: my plugin',
  summary: 'My plugin: {date} alle {time} per {guests}',
  offer: 'Che cosa desidera?',
  offerHint: 'La chiameremo per il prezzo',
  classic: 'Il classico',
  deluxe: 'Tutto quello che abbiamo',
  chooseOffer: 'Scelga che cosa desidera',
}
