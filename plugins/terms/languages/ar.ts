import type { Texts } from './english'

export default {
  link: 'الشروط والأحكام',
  title: 'الشروط والأحكام',
  close: 'إغلاق',
  loading: 'جارٍ تحميل الشروط…',
  failed: 'تعذّر تحميل الشروط.',
  inFull: 'اقرأها كاملةً (تُفتح في علامة تبويب جديدة):',
  page: 'الشروط والأحكام لدينا',
  privacy: 'سياسة الخصوصية لدينا',
  none: 'يُرجى سؤال المطعم عن شروطه.',
} satisfies Texts
