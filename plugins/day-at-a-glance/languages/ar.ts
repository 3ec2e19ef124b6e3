import type { Texts } from './english'

export default {
  date: 'التاريخ',
  today: 'اليوم',
  tonight: 'الليلة',
  tomorrow: 'غدًا',
  guests: 'عدد الضيوف',
  group: '{least}+',
  groupName: 'استفسار عن حجز لمجموعة',
  more: 'المزيد',
  groupNote: 'من {least} شخصًا فأكثر تُرسل استفسارًا.',
  times: 'الوقت',
  waiting: 'الأوقات في الطريق.',
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
