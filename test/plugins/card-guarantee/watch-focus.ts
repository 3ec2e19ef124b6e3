/** Notes whether elements are focused without scrolling from now on, until `ends` is called. */
export function watchFocus() {
  const seen: [HTMLElement, FocusOptions | undefined][] = []
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    seen.push([this, options])
    focus.call(this, options)
  }
  return {
    /** Each way once: React's StrictMode, at night, does all twice. */
    of: (element: Element) =>
      new Set(
        seen
          .filter(([focused]) => focused === element)
          .map(([, options]) => (options?.preventScroll ? 'without scrolling' : 'scrolls')),
      ),
    ends: () => void (HTMLElement.prototype.focus = focus),
  }
}
