import './dom'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Brand } from 'tavola'
import type { Api } from '../../src/api/client'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { prepare, type Prepared } from '../../src/host/widget/prepare'
import { createKernel } from '../../src/kernel/create-kernel'
import { loadComponent } from '../../src/kernel/load-component'
import type { Messages } from '../../src/messages/message'
import { App } from '../../src/ui/app'
import { shellStyles } from '../../src/ui/shell-styles'
import { Widget } from '../../src/ui/widget'
import { lookOf } from './look'

/**
 * Step 1 as the widget shows it first, for a page of the host: an element with a declarative shadow root and styles of its
 * own, to be put into the widget's container. `{nonce}` stands where the page's nonce belongs. `brand`: the page's own
 * config; `pack`: the texts of its language, none for English.
 */
export async function writeStep(
  { languages: _files, ...catalogue }: Catalogue,
  brand: Partial<Brand>,
  pack: Messages,
): Promise<string> {
  const end = new AbortController()
  // The texts are the pack's: the catalogue's languages are files of a build.
  const own = { ...brand, messages: { ...pack, ...brand.messages } }
  const prepared = await prepare({ brand: own, catalogue }, true, end.signal)
  const first = prepared.plugins.flatMap(({ steps = [] }) => steps)
  await Promise.all(
    first.filter(({ priority }) => priority === 'base').map(({ load }) => loadComponent(load)),
  )
  const { markup, styles } = render(prepared)
  end.abort()
  const css = [...shellStyles, prepared.theme.css, await lookOf(prepared), ...styles]
  return [
    '<div class="tavola" data-tavola-written><template shadowrootmode="open">',
    `<style nonce="{nonce}" data-written>${css.join('')}</style>`,
    `<div class="root" data-written lang="${prepared.brand.locale}" dir="${prepared.direction}">${markup}</div>`,
    '</template></div>\n',
  ].join('')
}

/** The markup of the first frame, and the styles of the parts in it. */
function render({ brand, plugins, features }: Prepared) {
  const kernel = createKernel({
    plugins,
    ...(features && { fetchFeatures: features.fetch }),
    brand,
    // Nothing is asked for before a diner does something.
    api: {} as Api,
    report: ({ error }) => {
      throw error
    },
    emit: () => undefined,
    inline: true,
  })
  const styles = new Set<string>()
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      createElement(App, {
        kernel,
        styles: { root: container, add: (css: string) => (styles.add(css), null) },
        onReady: () => undefined,
        children: createElement(Widget),
      }),
    ),
  )
  // A press before the widget is there would be lost.
  for (const button of container.querySelectorAll('button')) button.disabled = true
  for (const option of container.querySelectorAll('option:checked')) option.setAttribute('selected', '')
  const markup = container.innerHTML
  kernel.dispose()
  root.unmount()
  return { markup, styles }
}
