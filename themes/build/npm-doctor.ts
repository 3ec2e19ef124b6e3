import type { Finding } from '../../src/host/public'
import { codeWidgets } from '../../src/npm/create-code-widget'
import type { CodeBrand } from '../../src/npm/public'
import { examineWidgets, type RawBrand } from './examine-widgets'

/** The package's "tavola/doctor". */

export type { Finding } from '../../src/host/public'

/**
 * Lists the problems of this page's widgets of `init`, React's component and the element, and prints the list to the console. It asks
 * the back end for restaurants named "doctor", and changes nothing there.
 */
export const doctor = (): Promise<readonly Finding[]> =>
  examineWidgets([...codeWidgets], { brandOf, needs: {} })

/** Reads the brand unchecked: the page may have passed anything. */
function brandOf(brand: unknown): RawBrand {
  const { theme, plugins, ...rest } = (brand ?? {}) as Partial<CodeBrand>
  const ids = Array.isArray(plugins) ? plugins.map((plugin: { id?: unknown } | null) => plugin?.id) : plugins
  return { ...theme?.brand, ...rest, theme: theme?.brand?.theme, plugins: ids } as RawBrand
}
