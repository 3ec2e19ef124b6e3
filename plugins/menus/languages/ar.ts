import type { Texts } from './english'

export default {
  title: 'اختر قائمة الطعام',
  next: 'التالي',
  missing: 'يُرجى اختيار قائمة طعام مما سبق',
  menu: 'قائمة الطعام',
} satisfies Texts
