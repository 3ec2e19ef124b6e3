import { rowsOf, type Row } from '../row'

export const section6: readonly Row[] = rowsOf('section 6, "Roles and permissions"', {
  'No roles and no login': ['*sets no cookie and stores only the session id'],
  'Each browser session gets a random id': [
    'decisions, names: it is a random UUID',
    'section 6: a browser session keeps it from page to page',
    'section 6: a page on plain http, without crypto.randomUUID, gets a UUID too',
    "section 6: a value that isn't valid in a header is replaced",
  ],
  'The id is sent as a header on every call': [
    "*section 6: sends one browser session's id with every call, over a reload too",
    'section 7, calls: *',
  ],
  'Booking creation also carries a human-verification token': [
    'section 6: goes out with the booking as captchaToken',
    '*section 6: the booking carries the new token*',
  ],
})
