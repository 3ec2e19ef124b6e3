import { hangs, html, malformed, resets, status, type Answer } from './answers'

/** The ways in which any call fails. */
export const failures = {
  'is answered with a 500': status(500),
  'is answered with a 404': status(404),
  'meets a broken connection': resets,
  'is never answered': hangs,
  'is answered with HTML': html,
  'is answered with broken JSON': malformed,
} satisfies Readonly<Record<string, Answer>>
