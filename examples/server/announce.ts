import type { Settings } from './settings'

/** Prints where everything is, for people and for the tests that wait for it. */
export function announceAddresses(origin: string): void {
  console.log(`Inline  ${origin}/inline.html`)
  console.log(`        ${origin}/written.html, with step 1 in its HTML`)
  console.log(`Popup   ${origin}/popup.html`)
  console.log(`Question ${origin}/question.html`)
  console.log(`Brands  ${origin}/notte.html ${origin}/zaytuna.html`)
  console.log(`Gallery ${origin}/gallery.html`)
  console.log(`Docs    ${origin}/docs/`)
  console.log(`API     ${origin}/api`)
  console.log(`OpenAPI ${origin}/openapi.yaml`)
}

/** Prints which third parties are only sandbox versions, and how long personal data is kept. */
export function announceSettings({ captcha, braintree, retentionDays }: Settings): void {
  if (captcha === undefined) console.log('Sandbox: no human verification is checked')
  if (braintree === undefined) console.log('Sandbox: no card is verified; real cards are refused')
  console.log(
    retentionDays === undefined
      ? 'Bookings and enquiries are kept without end: RETENTION_DAYS has them deleted'
      : `Bookings and enquiries are deleted ${retentionDays} days after their date`,
  )
}
