import type { Messages } from './message'

/** The texts of a number field, under "number.key". */
export const messages = {
  fewer: 'Fewer: {label}',
  more: 'More: {label}',
  now: '{label}: {count}',
  least: '{count} is the minimum.',
  most: '{count} is the maximum.',
} as const satisfies Messages
