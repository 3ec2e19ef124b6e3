import type { Texts } from './english'

export default {
  confirm: 'يرجى تأكيد أنك إنسان',
  title: 'أكّد أنك إنسان',
  why: 'هذا يحفظ الطاولات للضيوف الحقيقيين.',
  loading: 'جارٍ تحميل التحقق…',
  confirmed: 'شكرًا، اكتمل التحقق.',
  expired: 'انتهت صلاحية التحقق. يرجى إكماله من جديد.',
  used: 'يرجى إكمال التحقق مرة أخرى.',
  failed: 'لم ينجح التحقق. بياناتك محفوظة.',
  again: 'إعادة المحاولة',
  challenge: 'التحقق من أنك إنسان',
  leave: 'الخروج من التحقق',
} satisfies Texts
