import type { Brand } from '../../contract/brand'
import { pageGlobal } from '../../dom-clobbering'
import type { InitOptions } from '../public'
import { elementName } from '../options/read-option'
import type { ConnectedLoader, Connection } from './connection'
import type { WidgetCode } from './create-handle'
import { prefetchStep1 } from './prefetch'
import { optionReader } from '../options/read-option'

/**
 * Fetches the widget's code, and in parallel the files and back-end responses that step 1 needs. `brandFiles`, `isBundled`: see
 * loader.ts. Rejects with the name of the file that did not load.
 */
export const codeGetter =
  (
    connection: Connection,
    { brandOf, fetched, load: loadFile, requests }: ConnectedLoader,
    brandFiles: readonly string[],
    isBundled = false,
  ) =>
  async (options: Partial<InitOptions>, popup: boolean, source?: Element): Promise<WidgetCode> => {
    const read = optionReader(options, source)
    const brand = brandOf(read('brand') ?? undefined)
    const { theme, locale, plugins, sessionHeader } = settingsOf(brand)
    const load = (name: string) => (isLoaded(name) ? undefined : loadFile(fileOf(name)))
    const isAhead = prefetchStep1(requests, read, sessionHeader)
    // The code that follows in tavola-inline.js, and the brand's in tavola-inline-brand.js, run first.
    await Promise.resolve()
    // A bundle that contains the code may lack the other files, which step 1 needs.
    if (isBundled && (await load('search'))) throw fileOf('search')
    const arrival = connection.code ?? load('first')
    // The API client usually loads after the first paint, but the prefetched responses need it.
    if (isAhead || popup) void load('search')
    if (popup) void load('popup')
    if (brand) void load('brand')
    if (source?.localName === elementName) void load('page')
    const listed = [theme].concat(plugins)
    for (const name of brandFiles) {
      const isLanguage = `language-${locale}`.startsWith(name)
      if (isLanguage || listed.includes(name)) void load(name)
      if (isLanguage)
        for (const plugin of listed) if (brandFiles.includes(`-${plugin}`)) void load(`${name}-${plugin}`)
    }
    await arrival
    if (connection.code) return connection.code
    // The response may have been another page, such as the login page of a Wi-Fi.
    delete fetched[fileOf('first')]
    throw fileOf('first')
  }

/** Reads a brand config, which an attribute writes as JSON. */
function settingsOf(brand: unknown): Partial<Brand> {
  try {
    return Object(JSON.parse(brand as string)) as Partial<Brand>
  } catch {
    return Object(brand) as Partial<Brand>
  }
}

/** Webpack's list of chunks, to which each adds itself. */
type Chunks = readonly (readonly [names: readonly string[], ...parts: unknown[]])[]

const isLoaded = (name: string) =>
  (pageGlobal('Tavola') as Record<string, Chunks>)['chunks @build@']?.some(([names]) => names.includes(name))

const fileOf = (name: string) => `tavola-${name}-@build@.js`
