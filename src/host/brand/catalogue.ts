import type { Messages } from '../../messages/message'
import type { AnyPlugin } from '../../contract/plugin'
import type { Theme } from '../look/theme'
import { withCompanions } from './with-companions'

export type Lazy<Module> = () => Promise<{ readonly default: Module }>

/** The texts of a language by "owner.key": as one, or as the build splits them. */
export type LanguagePack = Lazy<Messages> | SplitPack

/** A language whose texts come with the files that show them. */
export interface SplitPack {
  readonly first: Lazy<Messages>
  /** All texts of a plugin that has a file of its own, by its id. */
  readonly own: Readonly<Record<string, Lazy<Messages>>>
  /** Those of an owner's parts, by its id: a plugin's, or the shell's, "widget". */
  later(owner: string): Lazy<Messages> | undefined
}

/** All plugins of a build, by their ids. */
export type KnownPlugins = Readonly<Record<string, Lazy<AnyPlugin>>>

/** What a build of the script tag has. */
export interface Catalogue {
  /** In the file of the widget's code. Those that the fallback's brand lists, and that of a chain's own build. */
  readonly plugins: readonly AnyPlugin[]
  /** Those that only other brands list, each fetched for a brand that lists it. None may be essential. */
  readonly further?: Lazy<KnownPlugins>
  readonly themes: Readonly<Record<string, Lazy<Theme>>>
  /** The language packs by language, in one file that lists them. Left out where a brand brings its own. */
  readonly languages?: Lazy<Readonly<Record<string, LanguagePack>>>
  /** All English texts of the build by "owner.key", later parts' too: only fetched to name a text that does not exist. */
  readonly texts?: Lazy<Messages>
  /** The theme whose brand fills in what a page's own brand config leaves out. */
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
