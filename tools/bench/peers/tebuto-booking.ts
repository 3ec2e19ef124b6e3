import type { PressedJourney } from '../journeys'

/** A whole booking with Tebuto, with the same fields as ours. The other peers end before a booking, or only pay for one. */
export const walkTebuto: PressedJourney['walk'] = async (page, { clicks, keys }) => {
  const button = (name: RegExp) => page.getByRole('button', { name, disabled: false }).first()
  await clicks('choose day', button(/^\d+$/))
  await clicks('choose time', button(/\d\d:\d\d/))
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name }).focus()
    await keys('details field', [...text])
  }
  await clicks('book', button(/buchen$/))
  await page.getByRole('heading', { name: 'Terminanfrage eingegangen!' }).waitFor()
}

const fields = {
  Vorname: 'Anna',
  Nachname: 'Byrne',
  'E-Mail-Adresse': 'anna@example.ie',
  Telefonnummer: '0207946',
  Nachricht: 'By the window',
}
