import type { Handle } from '../public'
import type { Options } from './option-table'

/** A handle with the widget's element, and whether that is in the page or a popup's. */
export interface PlacedHandle extends Pick<Handle, 'update'> {
  readonly host: HTMLElement
  readonly inline: boolean
  /** It was destroyed. */
  readonly gone: boolean
}

/** All that may say something of a widget's options. */
export interface OptionSources {
  /** As the page's code gave them, unchecked. */
  readonly options: Options
  /** The script tag or custom element whose attributes are options too. */
  readonly source?: Element | undefined
  /** Who gave `options`, where `source` is a custom element; the script tag where it is left out. */
  readonly defaultsFrom?: string
  /** The script tag's nonce; the option goes before it. */
  readonly nonce?: string | undefined
  readonly handle: PlacedHandle
}
