import type { Brand } from '../../contract/brand'
import { pageGlobal } from '../../dom-clobbering'
import type { InitOptions } from '../public'
import { elementName } from '../options/read-option'
import type { ConnectedLoader, Connection } from './connection'
import type { WidgetCode } from './create-handle'
import { prefetchStep1 } from './prefetch'
import { optionReader } from '../options/read-option'

/**
 * Fetches the widget's code, and in parallel everything else that step 1 needs: files, and responses of the back end.
 * `brandFiles`, `isBundled`: see the loader. Rejects with the name of the file that did not load.
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
    const load = (name: string) => (isHere(name) ? undefined : loadFile(fileOf(name)))
    const isAhead = prefetchStep1(requests, read, sessionHeader)
    // In tavola-inline.js the code follows in the same file, and in tavola-inline-brand.js a brand's too: they run before this.
    await Promise.resolve()
    // Where they aren't beside a bundle that contains the code, step 1 could not go on.
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
    // The response may have been something else, such as the login page of a Wi-Fi.
    delete fetched[fileOf('first')]
    throw fileOf('first')
  }

/** A brand config may be written as JSON, in an attribute. */
function settingsOf(brand: unknown): Partial<Brand> {
  try {
    return Object(JSON.parse(brand as string)) as Partial<Brand>
  } catch {
    return Object(brand) as Partial<Brand>
  }
}

/** Each of webpack's chunks adds itself to a list, with its names first. */
type Chunks = readonly (readonly [names: readonly string[], ...parts: unknown[]])[]

const isHere = (name: string) =>
  (pageGlobal('Tavola') as Record<string, Chunks>)['chunks @build@']?.some(([names]) => names.includes(name))

const fileOf = (name: string) => `tavola-${name}-@build@.js`
