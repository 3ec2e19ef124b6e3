/**
 * hCaptcha's elements stand in the page's own tree. What it writes into their `style` is said more strongly, now and
 * whenever it changes it, so that no style sheet of the page's takes its boxes apart. Returns the end of it.
 */
export function strengthenInlineStyles(root: HTMLElement): () => void {
  const all = () => root.querySelectorAll<HTMLElement>('[style]').forEach(strengthen)
  const observer = new MutationObserver(all)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['style'] })
  all()
  return () => observer.disconnect()
}

/** Leaves alone what is said strongly already, so that its own change is not followed by another. */
function strengthen({ style }: HTMLElement): void {
  const said = [...style]
    .filter((name) => !style.getPropertyPriority(name))
    .map((name) => [name, style.getPropertyValue(name)] as const)
  if (said.length === 0) return
  // First of all, and once: whatever the page says of it, and hCaptcha does not. A browser keeps it as either of two.
  if (!style.getPropertyPriority('all') && !style.getPropertyPriority('zoom'))
    style.cssText = 'all:initial!important;display:block!important'
  for (const [name, value] of said) style.setProperty(name, value, 'important')
}
