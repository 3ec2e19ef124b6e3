import type { Messages } from '../../messages/message'
import type { AnyPlugin } from '../../contract/plugin'
import type { Theme } from '../look/theme'

type Lazy<Module> = () => Promise<{ readonly default: Module }>

/** A plugin of a build. */
export interface CataloguePlugin {
  readonly load: Lazy<AnyPlugin>
  /**
   * It brings step 1, a journey or an outcome, or must hear every event: it is fetched with the widget's code. The others
   * are fetched once there is a restaurant.
   */
  readonly first?: true
  /** The ids of the plugins that it brings, which a brand may list as well. */
  readonly brings?: readonly string[]
  /**
   * Of a plugin that is `essential`, and not `first`: where its file does not come nothing is sent; with an outcome's id
   * nothing of the journeys that end there.
   */
  readonly essential?: true | string
}

type Plugins = Readonly<Record<string, CataloguePlugin>>

/** What a build of the script tag has. Each entry is a chunk that is fetched when a brand enables it. */
export interface Catalogue {
  readonly plugins: Plugins
  /** Those that only other brands than the fallback's list: one more file, fetched for such a brand. */
  readonly further?: Lazy<Plugins>
  readonly themes: Readonly<Record<string, Lazy<Theme>>>
  /** The language packs by language, in one file that lists them. Left out where a brand brings its own. */
  readonly languages?: Lazy<Readonly<Record<string, Lazy<Messages>>>>
  /** All English texts of the build by "owner.key", later parts' too: only fetched to name a text that does not exist. */
  readonly texts?: Lazy<Messages>
  /** The theme whose brand fills in what a page's own brand config leaves out. */
  readonly fallback: string
}

/** Checks a catalogue's type where it is written; a build checks its values (tools/webpack/build-errors.js). */
export const defineCatalogue = (catalogue: Catalogue): Catalogue => catalogue
