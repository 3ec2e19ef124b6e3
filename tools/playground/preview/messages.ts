import type { BrandJson } from '../settings'

/** The playground's messages to the preview's page. Pages opened as files share nothing else. */
export interface Shown {
  readonly brand: BrandJson
  readonly scene: string
  readonly journey: string
  readonly way: 'inline' | 'popup'
  readonly venue: boolean
}

/** The preview's messages to the playground. */
export type PreviewMessage =
  | {
      readonly tavola: 'here'
      readonly scenes: readonly { readonly name: string; readonly description: string }[]
    }
  /** The widget is rebuilt: its earlier console lines no longer count. */
  | { readonly tavola: 'new' }
  | { readonly tavola: 'line'; readonly line: string }
