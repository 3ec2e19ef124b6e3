/** A key that is left out stays English. */
export default {
  occasion: 'Festeggiate qualcosa?',
  occasionHint: 'Così il vostro tavolo sarà pronto',
  birthday: 'Un compleanno',
  anniversary: 'Un anniversario',
  no: 'No, veniamo a mangiare',
  chooseOccasion: 'Diteci se festeggiate qualcosa',
}
