/** A text you leave out stays in English. */
export default {
  occasion: 'Festeggiate qualcosa?',
  occasionHint: 'Così il vostro tavolo sarà pronto',
  birthday: 'Un compleanno',
  anniversary: 'Un anniversario',
  no: 'No, veniamo a mangiare',
  chooseOccasion: 'Diteci se festeggiate qualcosa',
}
