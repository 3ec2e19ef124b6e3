import type { Name } from '../../kit/diner'

/** How a diner uses what is on the page. Each act waits for what it needs, and throws where there is no way to it. */
export interface Way {
  /** Types into the location box, and takes the first restaurant of that name from its list. */
  searches(text: string, venue: string): Promise<void>
  /** A button. */
  presses(name: Name): Promise<void>
  /** A day of the calendar, which is open. */
  picks(day: string): Promise<void>
  /** An option of a list. */
  chooses(list: Name, option: string): Promise<void>
  /** A number that stands there, by one more. */
  raises(name: string): Promise<void>
  types(field: string, text: string): Promise<void>
  ticks(words: string): Promise<void>
  /** The heading of what comes next is there. */
  arrives(heading: string): Promise<void>
}
