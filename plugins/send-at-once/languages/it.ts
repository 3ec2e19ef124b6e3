import type { Texts } from './english'

export default {
  happy: 'Confermi le tue scelte?',
  choices: '{date}, {time}, {guests}',
} satisfies Texts
