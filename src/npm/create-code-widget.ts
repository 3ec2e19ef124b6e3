import { loadsOfFirstStep } from '../host/brand/first-frame'
import { withCompanions } from '../host/brand/with-companions'
import { createHandle, ignore, type HandleContext } from '../host/loader/create-handle'
import type { InitOptions } from '../host/public'
import { brandMistakes, toBrandSource } from './code-brand'
import type { CodeBrand, CodeHandle, CodeOptions } from './public'

/** Creates a widget in the host's own build. `source`: the custom element whose attributes are options too. */
export function createCodeWidget(options: Partial<CodeOptions>, source?: Element): CodeHandle {
  return createHandle(context, withPreload(options) as InitOptions, source) as unknown as CodeHandle
}

/** Creates the widget at once where there is no IntersectionObserver, as in jsdom. */
const withPreload = (options: object): object =>
  typeof IntersectionObserver === 'undefined' ? { ...options, preload: 'now' } : options
/** The widgets that are not destroyed. */
export const codeWidgets: HandleContext['widgets'] = new Set()

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
            const mistakes = brandMistakes(brand)
            if (mistakes !== undefined) throw new TypeError(mistakes)
            return toBrandSource(brand as unknown as CodeBrand)
          },
        }),
    }
  },
}

/** Fetches step 1's files in parallel with the widget's code. The code that needs a file handles its failure. */
function fetchAhead(brand: CodeBrand | undefined, popup: boolean): void {
  const files = [
    import('../diagnostics/brand'),
    import('../host/brand/own-brand'),
    ...(popup ? [import('../ui/popup/popup')] : []),
    fetchFirstStep(brand),
  ]
  for (const file of files) file.catch(ignore)
}

/** It is async, so that an unchecked plugin that throws only rejects. */
const fetchFirstStep = async (brand: CodeBrand | undefined) =>
  Promise.all(loadsOfFirstStep(withCompanions(brand?.plugins ?? [])).map((load) => load()))
