/**
 * Zaytuna, "olive": in Arabic, from right to left, with every journey, light by day and dark by night.
 * Plain data, as a page puts it under `Tavola.brands`.
 */
export const zaytuna = {
  name: 'zaytuna',
  title: 'مطاعم زيتونة',
  theme: 'zaytuna',
  scheme: 'auto',
  // Browsers differ in the digits of "ar": with these, times, dates and telephone numbers have the same.
  locale: 'ar-u-nu-latn',
  timeZone: 'Europe/Dublin',
  country: ['IE', 'GB'],
  plugins: [
    'start',
    'day-at-a-glance',
    'first-free',
    'booking',
    'adults-party',
    'kids-party',
    'enquiry',
    'cross-sell',
    'menus',
    'card-guarantee',
    'braintree',
    'human-verification',
    'hcaptcha',
    'terms',
    'send-at-once',
    'know-before',
    'ticket',
    'requests',
    'keep',
    'faces',
    'journey-tiles',
    'photograph',
    'motion',
  ],
  options: {
    start: { recent: true, all: 'زيتونة' },
    enquiry: { requireQuestion: true },
    photograph: { src: '/pictures/olives.svg', width: 600, height: 800 },
  },
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
  // A host's welcome. Names may have Latin letters, so they are isolated.
  messages: {
    'start.title': 'أهلًا بك على مائدتنا',
    'booking.thanks': 'شكرًا لك، \u2068{name}\u2069. يشرّفنا أن نستقبلك على مائدتنا.',
    'ticket.title': 'طاولتك بانتظارك',
    'requests.title': 'كيف نجعل زيارتك أجمل؟',
    'cross-sell.step2-message':
      'نعتذر منك، فطاولات \u2068{venue}\u2069 محجوزة كلها الساعة {time}. هل يناسبك وقت آخر؟',
    'cross-sell.step2-message-cs':
      'نعتذر منك، فطاولات \u2068{venue}\u2069 محجوزة كلها الساعة {time}. هل يناسبك وقت آخر أو أحد مطاعمنا القريبة؟',
    'first-free.none':
      'نعتذر منك، فلم نجد طاولة شاغرة في الأيام القليلة القادمة. يسعدنا أن نساعدك عبر الهاتف.',
  },
  links: { terms: 'https://zaytuna.example/terms', privacy: 'https://zaytuna.example/privacy' },
}
