import type { Texts } from './english'

export default {
  title: 'Che cosa vuoi fare?',
  Booking: 'A pranzo o a cena, ogni giorno',
  KidsPartyEnquiry: 'I bambini fanno la pizza, noi riordiniamo',
  AdultsPartyEnquiry: 'Fai la pizza con gli amici',
  Enquiry: 'Chiedi quello che vuoi, ti rispondiamo',
} satisfies Texts
