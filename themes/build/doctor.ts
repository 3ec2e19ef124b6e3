import { pageGlobal } from '../../src/dom-clobbering'
import type { Finding } from '../../src/diagnostics/doctor'
import type { WidgetEntry } from '../../src/host/loader/create-handle'
import { examineWidgets, type RawBrand } from './examine-widgets'
import { brand as milano } from '../milano/brand'

/** `Tavola.doctor()`: examines the widgets of the script tag. */
export const doctor = (entries: readonly WidgetEntry[]): Promise<Finding[]> =>
  examineWidgets(entries, { brandOf, needs: { 'trusted-types': ['tavola'] } })

function brandOf(brand: unknown): RawBrand {
  const { brands } = pageGlobal('Tavola') as { brands?: Record<string, unknown> }
  const named = brands?.[brand as string] ?? brand
  // The default brand's links are examples, which no brand inherits.
  return typeof named === 'object' ? { ...milano, links: {}, ...named } : milano
}
