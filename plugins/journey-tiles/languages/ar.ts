import type { Texts } from './english'

export default {
  title: 'ماذا تود أن تفعل؟',
  Booking: 'في أي يوم، على الغداء أو العشاء',
  KidsPartyEnquiry: 'الأطفال يخبزون ونحن نرتّب',
  AdultsPartyEnquiry: 'أمسية مع الأصدقاء أمام الفرن',
  Enquiry: 'اسألنا ما تشاء ونكتب إليك',
} satisfies Texts
