import type { BrandJson } from '../settings'

/** What the playground tells the preview's page. By messages, as a page that is opened as a file shares nothing else. */
export interface Shown {
  readonly brand: BrandJson
  readonly scene: string
  readonly journey: string
  readonly way: 'inline' | 'popup'
  readonly venue: boolean
}

/** What the preview's page tells the playground. */
export type Told =
  | {
      readonly tavola: 'here'
      readonly scenes: readonly { readonly name: string; readonly description: string }[]
    }
  /** The widget is built anew: its earlier lines are over. */
  | { readonly tavola: 'new' }
  | { readonly tavola: 'line'; readonly line: string }
