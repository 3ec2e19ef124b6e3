import { runsTwice } from '../../kit/strict-mode'

/** Notes whether elements are focused without scrolling from now on, until `ends` is called. */
export function watchFocus() {
  const seen: [HTMLElement, FocusOptions | undefined][] = []
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    seen.push([this, options])
    focus.call(this, options)
  }
  return {
    of(element: Element): readonly string[] {
      const ways = seen
        .filter(([focused]) => focused === element)
        .map(([, options]) => (options?.preventScroll ? 'without scrolling' : 'scrolls'))
      return runsTwice ? [...new Set(ways)] : ways
    },
    ends: () => void (HTMLElement.prototype.focus = focus),
  }
}
