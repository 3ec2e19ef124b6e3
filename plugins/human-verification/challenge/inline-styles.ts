/**
 * A check's elements are in the page's document. Their inline styles are made `!important`, now and after each change,
 * so that the page's style sheets do not break its boxes. Returns the function that stops this.
 */
export function strengthenInlineStyles(root: HTMLElement): () => void {
  const all = () => root.querySelectorAll<HTMLElement>('[style]').forEach(strengthen)
  const observer = new MutationObserver(all)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['style'] })
  all()
  return () => observer.disconnect()
}

/** Skips styles that are `!important` already, so that our own change does not trigger another. */
function strengthen({ style }: HTMLElement): void {
  const declarations = [...style]
    .filter((name) => !style.getPropertyPriority(name))
    .map((name) => [name, style.getPropertyValue(name)] as const)
  if (declarations.length === 0) return
  // Once, and before the others: resets properties that only the page's style sheets set. Browsers report `all` as
  // either of these two.
  if (!style.getPropertyPriority('all') && !style.getPropertyPriority('zoom'))
    style.cssText = 'all:initial!important;display:block!important'
  for (const [name, value] of declarations) style.setProperty(name, value, 'important')
}
