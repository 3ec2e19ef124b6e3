import type { Texts } from './english'

export default {
  confirm: 'يرجى تأكيد أنك إنسان',
  title: 'أكّد أنك إنسان',
  why: 'لتبقى الطاولات للناس.',
  loading: 'جارٍ تحميل التحقق…',
  confirmed: 'شكرًا، تم التحقق.',
  expired: 'انتهت صلاحية التحقق. يرجى إجراؤه من جديد.',
  used: 'يرجى إجراء التحقق مرة أخرى.',
  failed: 'لم ينجح التحقق. بياناتك محفوظة.',
  again: 'إعادة المحاولة',
  challenge: 'التحقق من أنك إنسان',
  leave: 'الخروج من التحقق',
} satisfies Texts
