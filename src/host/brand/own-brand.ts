import { withBroughtEntries } from './brought-settings'
import type { Catalogue } from './catalogue'

/** What a page's own brand needs beside the default one's: a file that only such pages fetch. */
export { readLanguage } from './language'
export { withBroughtSettings } from './brought-settings'
export { createLook } from '../look/brand-look'

/** The catalogue with all plugins of the build. */
export async function withFurther(catalogue: Catalogue): Promise<Catalogue> {
  const further = await catalogue.further?.()
  return { ...catalogue, plugins: withBroughtEntries({ ...catalogue.plugins, ...further?.default }) }
}
