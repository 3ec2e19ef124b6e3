import type { Texts } from './english'

/**
 * Standard Arabic. Names that may have Latin letters are isolated (U+2068 to U+2069). Telephone numbers are kept left to
 * right (U+2066 to U+2069).
 */
export default {
  'bar.summary': '{date}، {time}، {guests}',
  'widget.back': 'رجوع',
  'widget.ok': 'حسنًا',
  'widget.tryAgain': 'إعادة المحاولة',
  'widget.sendAgain': 'إرسال مرة أخرى',
  'widget.sendChanged': 'إرسال النسخة المعدّلة أيضًا',
  'widget.call': 'يمكنك الاتصال بالمطعم على الرقم',
  'widget.editBooking': 'غيّرت رأيك؟ عدّل حجزك',
  'widget.chooseType': 'اختيار نوع الحجز',
  'widget.working': 'لحظة من فضلك…',
  // In the summary, after "Booking on … at …": with its own "for".
  'widget.people': {
    zero: 'بلا ضيوف',
    one: 'لشخص واحد',
    two: 'لشخصين',
    few: 'لـ {count} أشخاص',
    many: 'لـ {count} شخصًا',
    other: 'لـ {count} شخص',
  },
  'widget.group': 'لعدد {smallestGroup} أو أكثر',
  'widget.adults': {
    zero: 'لا بالغين',
    one: 'بالغ واحد',
    two: 'بالغان',
    few: '{count} بالغين',
    many: '{count} بالغًا',
    other: '{count} بالغ',
  },
  'widget.children': {
    zero: 'لا أطفال',
    one: 'طفل واحد',
    two: 'طفلان',
    few: '{count} أطفال',
    many: '{count} طفلًا',
    other: '{count} طفل',
  },
  'widget.party': '{adults} و{children}',
  'widget.unexpected': 'خطأ غير متوقع / غير معروف',
  'widget.availabilityFailed': 'عذرًا، حدثت مشكلة أثناء التحقق من توفر الطاولات في \u2068{venue}\u2069.',
  'widget.noAvailability': 'لا توجد طاولات متاحة في \u2068{venue}\u2069 ولا في المطاعم القريبة.',
  'widget.venueFailed': 'عذرًا، تعذّر تحميل هذا المطعم.',
  'widget.reference': 'رقمك المرجعي هو \u2068{reference}\u2069.',
  'widget.stepFailed': 'عذرًا، تعذّر تحميل هذا الجزء من الصفحة.',
  'widget.blocked':
    'لم يعمل جزء ضروري من هذه الصفحة، لذلك لم يُرسل شيء. يُرجى المحاولة مرة أخرى أو الاتصال بنا.',
  'widget.vetoed': 'تعذّر الإرسال الآن. يُرجى المحاولة مرة أخرى أو الاتصال بنا.',
  'widget.invalid': 'تعذّر التحقق مما أدخلته هنا. يُرجى الاتصال بنا.',
  'widget.unanswered':
    'أرسلنا «\u2068{what}\u2069» الساعة {time}، لكن لم يصلنا رد. ربما تم الأمر: يرجى الاتصال بالمطعم قبل الإرسال مرة أخرى.',
  'widget.unansweredSafe':
    'أرسلنا «\u2068{what}\u2069» الساعة {time}، لكن لم يصلنا رد. ربما تم الأمر. يمكنك الإرسال مرة أخرى بأمان: لن يُحتسب إلا مرة واحدة.',
  'widget.unclear':
    'أرسلنا «\u2068{what}\u2069» الساعة {time}. ربما تم الأمر رغم ذلك: يرجى الاتصال بالمطعم قبل الإرسال مرة أخرى.',
  'widget.unclearSafe':
    'أرسلنا «\u2068{what}\u2069» الساعة {time}. ربما تم الأمر رغم ذلك. يمكنك الإرسال مرة أخرى بأمان: لن يُحتسب إلا مرة واحدة.',
  'widget.sentTo': '{what}، \u2068{venue}\u2069',
  'widget.leave': 'سيضيع ما كتبته. وربما تم ما أُرسل رغم ذلك.',
  'widget.clockWrong':
    'تاريخ هذا الجهاز هو \u2068{device}\u2069، أما تاريخ المطعم فهو \u2068{today}\u2069، وأيامه هي المعروضة هنا.',
  'widget.clockDoubted':
    'تاريخ هذا الجهاز هو \u2068{device}\u2069. إذا لم يكن صحيحًا فيرجى ضبط الساعة، لأن الأيام المعروضة هنا تعتمد عليها.',
  'widget.enterFirstName': 'يرجى إدخال اسمك الأول',
  'widget.enterLastName': 'يرجى إدخال اسم عائلتك',
  'widget.enterEmail': 'يرجى إدخال بريدك الإلكتروني',
  'widget.enterTelephoneNumber': 'يرجى إدخال رقم هاتفك',
  'widget.agreeTerms': 'يرجى الموافقة على الشروط والأحكام',

  'popup.close': 'إغلاق',
  'popup.leaveTitle': 'هل تريد المغادرة قبل الانتهاء؟',
  'popup.leaveDetails': 'سيضيع ما كتبته.',
  'popup.leaveSending': 'يجري الإرسال الآن، وقد يتم رغم ذلك.',
  'popup.stay': 'البقاء هنا',
  'popup.leave': 'مغادرة',

  'details.title': 'بياناتك',
  'details.firstName': 'الاسم الأول',
  'details.lastName': 'اسم العائلة',
  'details.email': 'البريد الإلكتروني',
  'details.telephoneNumber': 'رقم الهاتف',
  'details.specialRequests': 'طلبات خاصة',
  'details.left': {
    zero: 'لم يبقَ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف',
  },
  'details.consent': 'أوافق على {terms} وعلى {privacy}',
  'details.consentAge': 'عمري أكثر من {age} عامًا وأوافق على {terms} وعلى {privacy}',
  'details.terms': 'الشروط والأحكام',
  'details.privacy': 'سياسة الخصوصية',
  'details.optIn': 'أرغب في تلقي الأخبار والعروض بالبريد الإلكتروني',
  'details.happy': 'هل اختياراتك مناسبة؟',
  'details.continue': 'متابعة',
  'details.editDetails': 'تعديل بياناتك',
  'details.telephoneHintUk': 'رقم بريطاني يبدأ بـ 0 أو \u2066+44\u2069',
  'details.telephoneHintList': 'الدول المقبولة: {countries}',
  'details.telephoneShort': 'أرقام هذا الهاتف ناقصة',
  'details.telephoneLong': 'أرقام هذا الهاتف أكثر من اللازم',
  'details.telephoneWrong': 'يرجى التحقق من هذا الرقم. {hint}',
  'details.emailExpected': 'أدخل عنوانًا مثل \u2066name@example.com\u2069',
  'details.telephoneHint': 'مع رمز البلد، مثل \u2066+971\u00a04\u00a0496\u00a00000\u2069',
  'details.yourDetails': 'وصلتنا بياناتك',
} satisfies Texts
