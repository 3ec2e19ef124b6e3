import type { Texts } from './english'

export default {
  link: 'الشروط والأحكام',
  title: 'الشروط والأحكام',
  close: 'إغلاق',
  loading: 'جارٍ جلب الشروط…',
  failed: 'تعذّر تحميل الشروط.',
  tryAgain: 'إعادة المحاولة',
  inFull: 'كاملةً، كل منها في علامة تبويب جديدة:',
  page: 'الشروط والأحكام لدينا',
  privacy: 'سياسة الخصوصية لدينا',
  none: 'يرجى سؤال المطعم عن شروطه.',
} satisfies Texts
