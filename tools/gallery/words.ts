import type { Words } from '../../src/scenes'
import type { GalleryBrand } from './brands'

/** What the back end itself says, in the language of the picture; English where there is none. */
export const words: Readonly<Partial<Record<NonNullable<GalleryBrand['language']>, Words>>> = {
  it: {
    closed: 'Siamo chiusi da ##closedFrom## e riapriamo ##closedTo##.',
    groupWarning: 'Richiamiamo ogni gruppo: il tavolo è tuo dopo la nostra telefonata.',
    refusedEmail: 'Questo indirizzo email non esiste.',
    refusedTelephone: 'A questo numero non risponde nessuno.',
    refusedCard: 'La carta non può essere usata come garanzia.',
    lunch: 'Pranzo',
    dinner: 'Cena',
  },
  ar: {
    closed: 'المطعم مغلق من ##closedFrom## ويعود في ##closedTo##.',
    groupWarning: 'نتصل بكل مجموعة: طاولتكم محجوزة بعد حديثنا معكم.',
    refusedEmail: 'عنوان البريد الإلكتروني هذا غير موجود.',
    refusedTelephone: 'لا يمكن الاتصال بهذا الرقم.',
    refusedCard: 'لا يمكن استعمال هذه البطاقة للضمان.',
    lunch: 'الغداء',
    dinner: 'العشاء',
  },
}
