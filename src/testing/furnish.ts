/** What a browser's page has, and jsdom or happy-dom may not have. Nothing of it shows anything. */

/** Puts what is missing into the page. Returns the way to take it out again. */
export function furnish(): () => void {
  const undo = [
    ...fill(globalThis, shown),
    ...fill(HTMLElement.prototype, { scrollIntoView() {}, scrollTo() {} }),
    ...fill(dialogPrototype(), dialogMethods),
  ]
  return () => {
    for (const takeOut of undo) takeOut()
  }
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const shown = {
  CSS: { supports: () => true, escape: (text: string) => text },
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
}

const dialogPrototype = () => Object.getPrototypeOf(document.createElement('dialog')) as HTMLDialogElement

const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
  },
  close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    this.dispatchEvent(new (this.ownerDocument.defaultView as unknown as typeof globalThis).Event('close'))
  },
}

/** Puts in what is not there yet. Vitest has names there that stand for nothing. */
function fill(target: object, things: Readonly<Record<string, unknown>>): (() => void)[] {
  const missing = Object.entries(things).filter(([name]) => Reflect.get(target, name) === undefined)
  return missing.map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
    return () => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name))
  })
}
