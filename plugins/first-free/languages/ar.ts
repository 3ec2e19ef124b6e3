import type { Texts } from './english'

export default {
  found: 'متاح بدلًا من ذلك:',
  day: '{day}، {time}',
  elsewhere: '{time} في \u2068{venue}\u2069، \u2068{distance}\u2069',
  elsewhereNear: '{time} في \u2068{venue}\u2069',
} satisfies Texts
