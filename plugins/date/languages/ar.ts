import type { Texts } from './english'

export default {
  label: 'التاريخ',
  choose: 'اختر تاريخًا',
  loadingCalendar: 'لحظة من فضلك…',
  calendarFailed: 'تعذّر تحميل التقويم.',
  months: 'الأشهر',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openFrom: 'يفتح ابتداءً من {date}',
} satisfies Texts
