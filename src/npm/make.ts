import { createHandle, ignore, type Way } from '../host/loader/handle'
import type { InitOptions } from '../host/public'
import { catalogued, wrongWith } from './brand'
import type { CodeBrand, CodeHandle, CodeOptions } from './public'

/** A widget of the host's own build. `source`: the custom element whose attributes are options too. */
export function make(options: Partial<CodeOptions>, source?: Element): CodeHandle {
  return createHandle(way, options as unknown as InitOptions, source) as unknown as CodeHandle
}

/** The core as a chunk of the host's, with brands in code. */
const way: Way = {
  made: new Set(),
  brands: () => undefined,
  async core(brand, popup) {
    fetchAhead(brand as CodeBrand | undefined, popup)
    const { createInstance } = await import(/* webpackChunkName: "host" */ '../host/widget/instance')
    return {
      createInstance: (parts) =>
        createInstance({
          ...parts,
          brandOf({ brand }) {
            const wrong = wrongWith(brand)
            if (wrong !== undefined) throw new TypeError(wrong)
            return catalogued(brand as unknown as CodeBrand)
          },
        }),
    }
  },
}

/** What step 1 will ask for, beside the core instead of after it; who needs it hears of a failure. */
function fetchAhead(brand: CodeBrand | undefined, popup: boolean): void {
  const steps = brand?.plugins.flatMap(({ steps = [] }) => steps) ?? []
  const files = [
    import(/* webpackChunkName: "own-brand" */ '../host/brand/custom-brand'),
    ...(popup ? [import(/* webpackChunkName: "popup" */ '../ui/popup')] : []),
    ...steps.filter(({ priority }) => priority === 'base').map(({ load }) => load()),
  ]
  for (const file of files) file.catch(ignore)
}
