import { braintree } from '../../examples/sandbox/braintree'
import { hcaptcha } from '../../examples/sandbox/hcaptcha'

/** Options of plugins that wait for one: a brand for every screen. */
export const options = {
  analytics: { consent: () => false },
  'card-guarantee': { braintree },
  'human-verification': { siteKey: 'sandbox', hcaptcha },
  menus: { offer: true },
  photograph: { src: 'https://milano.example/photograph.jpg', width: 600, height: 800 },
}

/** The roles and names that docs/spec/names.md promises on each screen of the default brand, with the rule's id. */
export const names: Readonly<
  Record<string, readonly (readonly [rule: string, role: string, name: string | RegExp])[]>
> = {
  'step 1': [
    ['name.location', 'combobox', 'Location'],
    ['name.journeys', 'button', 'Book a Table'],
    ['name.journeys', 'button', 'Kids Pizza Making Party Enquiry'],
    ['name.journeys', 'button', 'Adults Pizza Making Party Enquiry'],
    ['name.date', 'button', /^Date/],
    ['name.guests', 'combobox', 'Guests'],
    ['name.time', 'combobox', 'Hour'],
    ['name.time', 'combobox', 'Minute'],
    ['name.continue', 'button', 'Continue'],
  ],
  'other tables': [
    ['name.other-restaurants', 'heading', 'Milano Cork'],
    ['name.other-restaurants', 'button', /^Book 20:00/],
  ],
  menus: [['name.menus', 'radio', 'Set menu']],
  details: [
    ['name.details', 'textbox', 'First Name'],
    ['name.details', 'textbox', 'Last Name'],
    ['name.details', 'textbox', 'Email'],
    ['name.details', 'textbox', 'Telephone Number'],
    ['name.details', 'textbox', /^Special Requests/],
    ['name.consents', 'checkbox', /terms and conditions/i],
    ['name.continue', 'button', 'Continue'],
    ['name.back-and-edit', 'button', 'Back'],
    ['name.back-and-edit', 'button', 'Change your mind? Edit your booking'],
    ['name.back-and-edit', 'button', 'Choose Booking Type'],
  ],
  complete: [['name.submit', 'button', /^Complete (Booking|Enquiry)$/]],
  card: [
    ['name.card', 'group', 'Card number'],
    ['name.card', 'group', 'CVV'],
    ['name.card', 'group', 'Expiration date'],
    ['name.card', 'checkbox', /terms/],
    ['name.card', 'button', 'Complete Booking'],
  ],
  end: [['name.results', 'heading', /^(Booking Confirmed|Thank you for your enquiry\.)$/]],
}
