import type { Texts } from './english'

export default {
  title: 'Che cosa desidera?',
  Booking: 'A pranzo o a cena, ogni giorno',
  KidsPartyEnquiry: 'I bambini fanno la pizza, noi riordiniamo',
  AdultsPartyEnquiry: 'La pizza fatta insieme agli amici',
  Enquiry: 'Ci chieda pure, le rispondiamo',
} satisfies Texts
