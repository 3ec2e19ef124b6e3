import { safeDocument } from '../../dom-clobbering'
import type { StyleRoot } from '../../controls/context'
import { followKeyboardUse } from '../../ui/keyboard-use'
import type { TakeOver } from './written-step'

/** An open shadow root: the page's style sheets do not reach into it, and its own do not reach out. */
export interface Shadow {
  readonly styles: StyleRoot
  /** React's container. */
  readonly root: HTMLElement
  /** Removes the container, with React's listeners: a page may keep the host element. */
  remove(): void
  /** Ends the takeover of the step that was written into the page; undefined where there is none. */
  readonly finishTakeOver?: () => void
}

interface Parts {
  /** Given where step 1 stands in the page already. */
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
  // From the build before.
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

/** Roots that have had the focus. A rebuilt widget has its root from the build before. */
const used = new WeakSet<ShadowRoot>()

const fetchKeeper = () => import('../../ui/kept-focus')

/** Fetches what keeps the focus in the widget once it has it. Returns what ends it. */
function keepFocusOnceUsed(shadow: ShadowRoot, isHere: () => boolean): () => void {
  let end = () => shadow.removeEventListener('focusin', start)
  function start(event?: Event): void {
    end()
    used.add(shadow)
    const path = event?.composedPath()
    fetchKeeper().then(
      ({ keepFocus }) => isHere() && (end = keepFocus(shadow, path)),
      // Without it the focus falls to the body, and the rest goes on.
      () => undefined,
    )
  }
  if (used.has(shadow)) start()
  else shadow.addEventListener('focusin', start)
  return () => end()
}

/**
 * React listens to presses on its container, and gives it an `onclick`. On an element, screen readers would call all in it
 * clickable, and NVDA would not read alerts (https://github.com/nvaccess/nvda/issues/13108). Returns what removes its listeners.
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
    // React leaves one alone that isn't null.
    onclick: { value: undefined },
  })
  return () => added.forEach((listener) => shadow.removeEventListener(...listener))
}

/** Constructed sheets need no nonce; phones too old for them get a style element with the page's. */
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
