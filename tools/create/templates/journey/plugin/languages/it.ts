/** A text you leave out stays in English. */
export default {
  label: 'Richiesta: my plugin',
  title: 'La tua richiesta: my plugin',
  summary: 'My plugin: {date} alle {time} per {guests}',
  offer: 'Che cosa desideri?',
  offerHint: 'Ti chiameremo per il prezzo',
  classic: 'Il classico',
  deluxe: 'Tutto quello che abbiamo',
  chooseOffer: 'Scegli che cosa desideri',
}
