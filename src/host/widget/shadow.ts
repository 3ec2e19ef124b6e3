import { safeDocument } from '../../dom-clobbering'
import type { StyleRoot } from '../../controls/context'
import { followKeyboardUse } from '../../ui/keyboard-use'
import type { TakeOver } from './written-step'

/** An open shadow root: the page's style sheets do not reach into it, and its own do not reach out. */
export interface Shadow {
  readonly styles: StyleRoot
  /** React's container. */
  readonly root: HTMLElement
  /** Ends the takeover of the step that was written into the page; undefined where there is none. */
  readonly finishTakeOver?: () => void
}

/** `takeOver`: given where step 1 stands in the page already. */
export function openShadow(host: HTMLElement, nonce: string | undefined, takeOver?: TakeOver): Shadow {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const root = safeDocument.createElement('div')
  root.className = 'root'
  followKeyboardUse(root)
  const finish = takeOver?.(shadow, root)
  if (!finish) shadow.replaceChildren(root)
  // From the build before.
  shadow.adoptedStyleSheets = []
  const added = new Set<string>()
  return {
    root,
    ...(finish && { finishTakeOver: finish }),
    styles: {
      root: shadow,
      add(css) {
        if (added.has(css)) return null
        added.add(css)
        return addStyles(shadow, css, nonce)
      },
    },
  }
}

/** Constructed sheets need no nonce; phones too old for them get a style element with the page's. */
function addStyles(shadow: ShadowRoot, css: string, nonce: string | undefined): CSSStyleSheet | null {
  if ('adoptedStyleSheets' in shadow && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
    return sheet
  }
  const style = safeDocument.createElement('style')
  if (nonce) style.nonce = nonce
  style.textContent = css
  shadow.lastChild!.before(style)
  return style.sheet
}
