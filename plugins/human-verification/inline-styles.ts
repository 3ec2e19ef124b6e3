/**
 * hCaptcha's elements are in the page's own tree. The inline styles that it sets are made `!important`, now and
 * whenever it changes it, so that no style sheet of the page's takes its boxes apart. Returns the end of it.
 */
export function strengthenInlineStyles(root: HTMLElement): () => void {
  const all = () => root.querySelectorAll<HTMLElement>('[style]').forEach(strengthen)
  const observer = new MutationObserver(all)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['style'] })
  all()
  return () => observer.disconnect()
}

/** Leaves what is `!important` already, so that a change of ours does not cause another. */
function strengthen({ style }: HTMLElement): void {
  const declarations = [...style]
    .filter((name) => !style.getPropertyPriority(name))
    .map((name) => [name, style.getPropertyValue(name)] as const)
  if (declarations.length === 0) return
  // Once, and before the others: resets what the page's style sheets set and hCaptcha does not. Browsers report `all`
  // as either of these two.
  if (!style.getPropertyPriority('all') && !style.getPropertyPriority('zoom'))
    style.cssText = 'all:initial!important;display:block!important'
  for (const [name, value] of declarations) style.setProperty(name, value, 'important')
}
