import type { Texts } from './english'

export default {
  looking: 'نبحث عن أقرب طاولة…',
  found: 'متاح بدلًا من ذلك:',
  none: 'لم نجد طاولة في الأيام القادمة.',
  day: '{day}، {time}',
  elsewhere: '{time} في \u2068{venue}\u2069، \u2068{distance}\u2069',
  elsewhereNear: '{time} في \u2068{venue}\u2069',
} satisfies Texts
