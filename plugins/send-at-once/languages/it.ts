import type { Texts } from './english'

export default {
  happy: 'Conferma le sue scelte?',
} satisfies Texts
