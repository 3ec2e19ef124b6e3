import type { Texts } from './english'

export default {
  looking: 'نبحث عن أقرب طاولة متاحة…',
  found: 'أقرب المواعيد المتاحة:',
  failed: 'تعذّر البحث عن طاولات أخرى. اختر يومًا أو وقتًا آخر.',
  none: 'لم نجد طاولات في الأيام القليلة القادمة.',
  day: '{day}، {time}',
  elsewhere: '{time} في \u2068{venue}\u2069، \u2068{distance}\u2069',
  elsewhereNear: '{time} في \u2068{venue}\u2069',
} satisfies Texts
