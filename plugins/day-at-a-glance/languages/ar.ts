import type { Texts } from './english'

export default {
  date: 'التاريخ',
  today: 'اليوم',
  tonight: 'الليلة',
  tomorrow: 'غدًا',
  guests: 'عدد الضيوف',
  more: 'المزيد',
  times: 'الوقت',
  waiting: 'الأوقات في الطريق.',
  noTimes: 'لا توجد أوقات في هذا اليوم.',
  full: 'محجوز',
  enquire: 'باستفسار',
  moreTimes: '{count} أخرى',
  allFull: 'لا يمكن حجز طاولة عبر الإنترنت في هذا اليوم.',
  chooseFull: 'اختر وقتًا لترى ما يمكن عمله.',
  taken: '{time} لم يعد شاغرًا.',
  takenBut: '{time} لم يعد شاغرًا: {first}؟',
  takenButTwo: '{time} لم يعد شاغرًا: {first} أو {second}؟',
  chosenFull: '{time} محجوز بالكامل. تابع لترى ما هو متاح غيره.',
  chosenEnquiry: 'يمكن طلب {time} باستفسار. تابع لترى كيف.',
} satisfies Texts
