import { loadsOfFirstStep } from '../host/brand/first-frame'
import { withCompanions } from '../host/brand/with-companions'
import { createHandle, ignore, type HandleContext } from '../host/loader/create-handle'
import type { InitOptions } from '../host/public'
import { brandProblem, toBrandSource } from './code-brand'
import type { CodeBrand, CodeHandle, CodeOptions } from './public'

/** A widget in the host's own build. `source`: the custom element whose attributes are options too. */
export function createCodeWidget(options: Partial<CodeOptions>, source?: Element): CodeHandle {
  return createHandle(context, visible(options) as InitOptions, source) as unknown as CodeHandle
}

/** Without an IntersectionObserver, as in jsdom, the widget is created at once. */
const visible = (options: object): object =>
  typeof IntersectionObserver === 'undefined' ? { ...options, preload: 'now' } : options
/** The widgets that are not destroyed. */
export const codeWidgets: HandleContext['widgets'] = new Set()

/** The widget's code is a chunk of the host's build, and brands are in code. */
const context: HandleContext = {
  widgets: codeWidgets,
  async getCode({ brand }, popup) {
    fetchAhead(brand as unknown as CodeBrand | undefined, popup)
    const { createWidget } = await import('../host/widget/create-widget')
    return {
      createWidget: (parts) =>
        createWidget({
          ...parts,
          defaultsFrom: 'defineTavolaBooking',
          brandOf({ brand }) {
            const problem = brandProblem(brand)
            if (problem !== undefined) throw new TypeError(problem)
            return toBrandSource(brand as unknown as CodeBrand)
          },
        }),
    }
  },
}

/** Fetches what step 1 needs in parallel with the widget's code. A failure is handled where the file is needed. */
function fetchAhead(brand: CodeBrand | undefined, popup: boolean): void {
  const files = [
    import('../diagnostics/brand'),
    import('../host/brand/own-brand'),
    ...(popup ? [import('../ui/popup/popup')] : []),
    fetchFirstStep(brand),
  ]
  for (const file of files) file.catch(ignore)
}

/** Async, as a plugin that is not checked yet may be wrong, or throw at once. */
const fetchFirstStep = async (brand: CodeBrand | undefined) =>
  Promise.all(loadsOfFirstStep(withCompanions(brand?.plugins ?? [])).map((load) => load()))
