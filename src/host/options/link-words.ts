import type { InitOptions } from '../public'

/** What a link or the page's address may say, in its words; nothing else, and nothing of a person. */
export const linkWords: Readonly<Record<string, keyof InitOptions>> = {
  venue: 'venueId',
  date: 'date',
  time: 'time',
  guests: 'guests',
  adults: 'adults',
  children: 'children',
  journey: 'journey',
}
