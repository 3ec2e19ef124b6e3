import type { Brand } from '../../kernel/contract/brand'
import type { InitOptions } from '../public'
import type { LoaderConnection } from './connection'
import type { WidgetCode } from './create-handle'
import { askEarly } from './early-answers'

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
  const brand = connection.brandOf(options)
  const { theme, locale, sessionHeader } = (brand ?? {}) as Partial<Brand>
  const load = (name: string) => connection.load(fileOf(name))
  const arrival = load('host')
  if (popup) void load('popup')
  if (brand) void load('own-brand')
  for (const name of brandFiles) if (name === theme || `language-${locale}`.startsWith(name)) void load(name)
  askEarly(connection.early, options, source, sessionHeader)
  await arrival
  if (connection.code) return connection.code
  // Something else may have come in its place: the login page of a Wi-Fi.
  delete connection.fetched[fileOf('host')]
  throw fileOf('host')
}

const fileOf = (name: string) => `tavola-${name}-@build@.js`
