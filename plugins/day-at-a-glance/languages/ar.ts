import type { Texts } from './english'

export default {
  date: 'التاريخ',
  today: 'اليوم',
  tonight: 'الليلة',
  tomorrow: 'غدًا',
  otherDay: 'يوم آخر',
  guests: 'عدد الضيوف',
  more: 'المزيد',
  times: 'الوقت',
  waiting: 'الأوقات في الطريق.',
  noTimes: 'لا توجد أوقات في هذا اليوم.',
  full: 'محجوز',
  enquire: 'باستفسار',
  earlier: {
    zero: 'أوقات أبكر',
    one: 'وقت أبكر',
    two: 'وقتان أبكر',
    few: '{count} أوقات أبكر',
    many: '{count} وقتًا أبكر',
    other: '{count} وقت أبكر',
  },
  allFull: 'لا يمكن حجز طاولة عبر الإنترنت في هذا اليوم. اختر وقتًا لترى ما يمكن عمله.',
  taken: '{time} لم يعد شاغرًا.',
  chosenFull: '{time} محجوز بالكامل. تابع لترى ما هو متاح غيره.',
  chosenEnquiry: 'يمكن طلب {time} باستفسار. تابع لترى كيف.',
} satisfies Texts
