import { arabic } from '../restaurant-texts'
import type { Texts } from './english'

export default {
  ...arabic,
  title: 'هل تود إبلاغ المطعم بشيء؟',
  hint: 'تُضاف اختياراتك إلى الطلبات الخاصة.',
  which: 'ما أنواع الحساسية؟',
  full: 'لا تتسع الطلبات الخاصة لهذا. يُرجى اختصارها أولًا.',
} satisfies Texts
