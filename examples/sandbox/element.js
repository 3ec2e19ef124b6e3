/** An element with its styles on itself: nothing of the page's or the widget's reaches a sandbox's inside. */
export function element(name, styles = {}, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  Object.assign(made.style, styles)
  made.append(...children)
  return made
}
