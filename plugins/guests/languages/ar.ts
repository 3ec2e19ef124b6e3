import type { Texts } from './english'

export default {
  label: 'عدد الضيوف',
  none: 'اختر عدد الضيوف',
  adults: 'البالغون',
  adultsFewer: 'تقليل عدد البالغين',
  adultsMore: 'زيادة عدد البالغين',
  adultsNow: {
    zero: 'لا بالغين',
    one: 'بالغ واحد',
    two: 'بالغان',
    few: '{count} بالغين',
    many: '{count} بالغًا',
    other: '{count} بالغ',
  },
  children: 'الأطفال',
  childrenFewer: 'تقليل عدد الأطفال',
  childrenMore: 'زيادة عدد الأطفال',
  childrenNow: {
    zero: 'لا أطفال',
    one: 'طفل واحد',
    two: 'طفلان',
    few: '{count} أطفال',
    many: '{count} طفلًا',
    other: '{count} طفل',
  },
  group: '{smallestGroup} أو أكثر: استفسار عن حجز لمجموعة',
  failed: 'تعذّر تحميل عدد الضيوف.',
} satisfies Texts
