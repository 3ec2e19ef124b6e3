import type { Texts } from './english'

export default {
  title: 'Che cosa vuoi fare?',
  Booking: 'Ogni giorno, a pranzo o a cena',
  KidsPartyEnquiry: 'I bambini infornano, noi riordiniamo',
  AdultsPartyEnquiry: 'Una serata al forno tra amici',
  Enquiry: 'Chiedi quello che vuoi, ti scriviamo',
} satisfies Texts
