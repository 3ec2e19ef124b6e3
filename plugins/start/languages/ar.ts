import type { Texts } from './english'

export default {
  title: 'اعثر على طاولتك',
  journeys: 'ماذا تود أن تفعل؟',
  chooseType: 'اختر نوع الحجز',
  otherJourneys: 'هل تخطط لشيء آخر؟',
  continue: 'متابعة',
  answerComing: 'جارٍ التحقق…',
  passed: 'لم يعد الوقت الذي اخترته متاحًا. اختر وقتًا آخر من فضلك. احتفظنا بالباقي.',
  chooseVenue: 'اختر مطعمًا',
  chooseJourney: 'اختر ما تود أن تفعله',
  chooseDay: 'اختر يوم زيارتك',
  chooseGuests: 'اختر عدد الضيوف',
  chooseTime: 'اختر وقتًا',
  alternative:
    'عذرًا، لا توجد لدينا طاولة شاغرة في حدود الوقت الذي طلبته. اتصل بنا من فضلك وسنبذل جهدنا لنجد لك طاولة.',
} satisfies Texts
