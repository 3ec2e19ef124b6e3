import type { StyleRoot } from '../../ui/styles'

/** The widget's own tree: an open shadow root with style sheets that no page can reach, and the page none of them. */
export interface Shadow {
  readonly styles: StyleRoot
  /** React's container. */
  readonly root: HTMLElement
}

export function openShadow(host: HTMLElement, nonce: string | undefined): Shadow {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const root = document.createElement('div')
  root.className = 'root'
  shadow.replaceChildren(root)
  // Another brand may have been here.
  shadow.adoptedStyleSheets = []
  const added = new Set<string>()
  return {
    root,
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
  const style = document.createElement('style')
  if (nonce) style.nonce = nonce
  style.textContent = css
  shadow.lastChild!.before(style)
  return style.sheet
}
