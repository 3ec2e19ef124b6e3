import type { Messages } from '../../messages/message'
import type { AnyPlugin } from '../../contract/plugin'
import type { Theme } from '../look/theme'
import { withCompanions } from './with-companions'

export type Lazy<Module> = () => Promise<{ readonly default: Module }>

/** The texts of a language by "owner.key", whole or split by the build. */
export type LanguagePack = Lazy<Messages> | SplitPack

/** A language whose texts load together with the parts that show them. */
export interface SplitPack {
  readonly first: Lazy<Messages>
  /** All texts of a plugin with its own file, by its id. */
  readonly own: Readonly<Record<string, Lazy<Messages>>>
  /** The texts of an owner's parts: a plugin's by its id, or the shell's by "widget". */
  partsOf(owner: string): Lazy<Messages> | undefined
}

/** All plugins of a build by id. */
export type KnownPlugins = Readonly<Record<string, Lazy<AnyPlugin>>>

/** The contents of a script-tag build. */
export interface Catalogue {
  /** Plugins in the file of the widget's code: those of the fallback's brand and a chain's own. */
  readonly plugins: readonly AnyPlugin[]
  /** Plugins that are fetched for brands that list them. None may be essential. */
  readonly further?: Lazy<KnownPlugins>
  readonly themes: Readonly<Record<string, Lazy<Theme>>>
  /** The packs by language, in one file that lists them. Left out if a brand brings its own. */
  readonly languages?: Lazy<Readonly<Record<string, LanguagePack>>>
  /** All English texts of the build by "owner.key", fetched only to report unknown texts. */
  readonly texts?: Lazy<Messages>
  /** The theme whose brand fills in the settings that a page's own brand config leaves out. */
  readonly fallback: string
}

/**
 * Checks a catalogue's type where it is written, and adds companions that its plugins lack; a build checks its values
 * (tools/webpack/build-errors.js).
 */
export const defineCatalogue = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  plugins: withCompanions(catalogue.plugins),
})
