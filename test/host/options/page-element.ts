let kinds = 0

/** Each its own kind, because the options become properties of all elements of that kind. */
export function createElement(
  attributes: Readonly<Record<string, string>> = {},
  Kind = class extends window.HTMLElement {},
) {
  const kind = `page-element-${++kinds}`
  window.customElements.define(kind, Kind)
  const element = document.createElement(kind)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element as HTMLElement & Record<string, unknown>
}
