import type { Brand } from '../../contract/brand'
import type { InitOptions } from '../public'
import { elementName } from '../options/read-option'
import type { LoaderConnection } from './connection'
import type { WidgetCode } from './create-handle'
import { askEarly } from './early-answers'
import { optionReader } from '../options/read-option'

/**
 * Fetches the code, and at once beside it all else that step 1 needs: files, and answers of the back end. `brandFiles`: see
 * the loader. Rejects with the name of the file that did not come.
 */
export async function getCode(
  connection: LoaderConnection,
  brandFiles: readonly string[],
  options: Partial<InitOptions>,
  popup: boolean,
  source?: Element,
): Promise<WidgetCode> {
  const read = optionReader(options, source)
  const brand = connection.brandOf(read('brand') ?? undefined)
  const { theme, locale, sessionHeader } = settingsOf(brand)
  const load = (name: string) => connection.load(fileOf(name))
  const arrival = load('host')
  // What an early answer is read with comes after the first paint otherwise.
  if (askEarly(connection.early, read, sessionHeader) || popup) void load('api')
  if (popup) void load('popup')
  if (brand) void load('own-brand')
  if (source?.localName === elementName) void load('element-options')
  for (const name of brandFiles) if (name === theme || `language-${locale}`.startsWith(name)) void load(name)
  await arrival
  if (connection.code) return connection.code
  // Something else may have come in its place: the login page of a Wi-Fi.
  delete connection.fetched[fileOf('host')]
  throw fileOf('host')
}

/** A brand config may be written as JSON, in an attribute. */
function settingsOf(brand: unknown): Partial<Brand> {
  try {
    return Object(JSON.parse(brand as string)) as Partial<Brand>
  } catch {
    return Object(brand) as Partial<Brand>
  }
}

const fileOf = (name: string) => `tavola-${name}-@build@.js`
