import type { Texts } from './english'

export default {
  happy: 'هل أنت راضٍ عن اختياراتك؟',
} satisfies Texts
