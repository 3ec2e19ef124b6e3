import type { Texts } from './english'

export default {
  title: 'ماذا تود أن تفعل؟',
  Booking: 'على الغداء أو العشاء، في أي يوم',
  KidsPartyEnquiry: 'الأطفال يصنعون البيتزا ونحن نرتّب',
  AdultsPartyEnquiry: 'اصنع البيتزا مع أصدقائك',
  Enquiry: 'اسألنا عمّا تشاء وسنرد عليك',
} satisfies Texts
