import type { Messages } from 'tavola'

/** Step 3's texts, in its chunk (sections 2 and 5). */
export const messages = {
  title: 'Choose menu',
  next: 'Next',
  menu: 'Menu',
  missing: 'Please select a menu from the above choices',
} as const satisfies Messages
