import type { Texts } from './english'

export default {
  happy: 'هل اختياراتك مناسبة؟',
  choices: '{date}، {time}، {guests}',
} satisfies Texts
