/** Notes how elements are focused from now on, until `ends` is called. */
export function watchFocus() {
  const seen: [HTMLElement, FocusOptions | undefined][] = []
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    seen.push([this, options])
    focus.call(this, options)
  }
  return {
    of: (element: Element) => seen.filter(([focused]) => focused === element).map(([, options]) => options),
    ends: () => void (HTMLElement.prototype.focus = focus),
  }
}
