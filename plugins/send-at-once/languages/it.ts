import type { Texts } from './english'

export default {
  happy: 'Conferma le sue scelte?',
  choices: '{date}, {time}, {guests}',
} satisfies Texts
