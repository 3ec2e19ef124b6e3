// Pagefind's dialog has no attribute for it: a page with the very word comes before one with a longer word.
const search = window.PagefindComponents.getInstanceManager().getInstance('default')
search.pagefindOptions.ranking = { termSimilarity: 8 }

// Each sample has a button that copies it.
for (const sample of navigator.clipboard ? document.querySelectorAll('pre.code') : []) {
  const frame = Object.assign(document.createElement('div'), { className: 'sample' })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'copy',
    textContent: 'Copy',
  })
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(sample.textContent.trimEnd())
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 2000)
  })
  sample.replaceWith(frame)
  frame.append(sample, button)
}
