import { pageGlobal } from '../../dom-clobbering'
import type { Catalogue } from '../brand/catalogue'
import { explain } from '../options/record'
import { createWidget } from '../widget/create-widget'
import { connectionName, type Connection } from './connection'
import type { WidgetCode } from './create-handle'

declare const __webpack_require__: { l: (file: string, done: (lost: Event | void) => void) => void }

/**
 * Gives the widget's code and the build's catalogue to the loader. From then on webpack fetches its chunks through the loader.
 * `doctor`: examines the page.
 */
export function registerWidgetCode(catalogue: Catalogue, doctor?: WidgetCode['doctor']): void {
  const connection = ((pageGlobal('Tavola') as Record<string, Connection>)[connectionName] ??= {})
  const requested = new Set<string>()
  __webpack_require__.l = (file, done) => {
    // On a second request, the first response was another page, such as the login page of a Wi-Fi.
    const { load, fetched } = connection.loader!
    if (requested.has(file)) delete fetched[file]
    requested.add(file)
    void load(file).then(done)
  }
  connection.code = {
    createWidget(parts) {
      const { requests, tag, brandOf } = connection.loader!
      return createWidget({
        ...parts,
        prefetched: requests,
        nonce: tag.nonce,
        brandOf: ({ brand }) => ({ brand: brandOf(brand), catalogue }),
      })
    },
    explainTag: (tag) => explain(({ reportIdleTag }) => reportIdleTag(tag)),
    ...(doctor && { doctor }),
  }
}

declare global {
  interface Window {
    Tavola?: object
  }
}
