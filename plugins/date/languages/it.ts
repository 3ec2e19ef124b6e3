import type { Texts } from './english'

export default {
  label: 'Data',
  choose: 'Scelga una data',
  loadingCalendar: 'Un attimo…',
  calendarFailed: 'Non siamo riusciti a caricare il calendario.',
  months: 'Mesi',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  openFrom: 'Aperto dal {date}',
} satisfies Texts
