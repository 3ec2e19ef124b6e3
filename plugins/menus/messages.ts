import type { Messages } from 'tavola'

/** Step 3's texts, in its chunk. */
export const messages = {
  title: 'CHOOSE MENU',
  next: 'Next',
  menu: 'Menu',
  missing: 'Please select a menu from the above choices',
} as const satisfies Messages
