import { safeDocument } from '../../dom-clobbering'
import type { StyleRoot } from '../../controls/context'
import { followKeyboardUse } from '../../ui/keyboard-use'
import type { TakeOver } from './written-step'

/** An open shadow root: the page's style sheets do not reach into it, nor its own out of it. */
export interface Shadow {
  readonly styles: StyleRoot
  /** React's container. */
  readonly root: HTMLElement
  /** Removes the container and React's listeners, because a page may keep the host element. */
  remove(): void
  /** Finishes the takeover of a prerendered step; undefined without one. */
  readonly finishTakeOver?: () => void
}

interface Parts {
  /** Takes over a prerendered step 1. */
  readonly takeOver?: TakeOver | undefined
}

export function openShadow(host: HTMLElement, nonce: string | undefined, { takeOver }: Parts = {}): Shadow {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const root = safeDocument.createElement('div')
  root.className = 'root'
  followKeyboardUse(root)
  const endListening = listenOnShadow(root, shadow)
  const endKeeping = keepFocusOnceUsed(shadow, () => shadow.contains(root))
  const finish = takeOver?.(shadow, root)
  if (!finish) shadow.replaceChildren(root)
  // The previous build's style sheets go.
  shadow.adoptedStyleSheets = []
  const added = new Set<string>()
  return {
    root,
    remove() {
      endKeeping()
      endListening()
      root.remove()
    },
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

/** Shadow roots that have had the focus. A rebuilt widget keeps its root. */
const used = new WeakSet<ShadowRoot>()

const fetchKeeper = () => import('../../ui/kept-focus')

/** Keeps the focus in the widget once it has had it. Returns a function that stops this. */
function keepFocusOnceUsed(shadow: ShadowRoot, isMounted: () => boolean): () => void {
  let end = () => shadow.removeEventListener('focusin', start)
  function start(event?: Event): void {
    end()
    used.add(shadow)
    const path = event?.composedPath()
    fetchKeeper().then(
      ({ keepFocus }) => isMounted() && (end = keepFocus(shadow, path)),
      // Without this file the focus may fall to the body, and the rest works.
      () => undefined,
    )
  }
  if (used.has(shadow)) start()
  else shadow.addEventListener('focusin', start)
  return () => end()
}

/**
 * Moves React's listeners from its container to the shadow root. On an element, press listeners make screen readers call all of it
 * clickable, and NVDA would not read alerts (https://github.com/nvaccess/nvda/issues/13108). Returns a function that removes them.
 */
function listenOnShadow(root: HTMLElement, shadow: ShadowRoot): () => void {
  type Listener = Parameters<ShadowRoot['addEventListener']>
  const added: Listener[] = []
  const addEventListener = (...listener: Listener) => {
    added.push(listener)
    shadow.addEventListener(...listener)
  }
  Object.defineProperties(root, {
    addEventListener: { value: addEventListener },
    // React sets `onclick` only if it is null.
    onclick: { value: undefined },
  })
  return () => added.forEach((listener) => shadow.removeEventListener(...listener))
}

/** Adds a constructed sheet, which needs no nonce. Old phones get a style element with the page's nonce. */
function addStyles(shadow: ShadowRoot, css: string, nonce: string | undefined): CSSStyleSheet | null {
  if ('replaceSync' in CSSStyleSheet.prototype) {
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
