setUpCopying()

// Pagefind's dialog has no attribute for it: a page with the very word comes before one with a longer word.
const search = window.PagefindComponents.getInstanceManager().getInstance('default')
search.pagefindOptions.ranking = { termSimilarity: 8 }

/** Gives each sample a button that copies it. */
function setUpCopying() {
  if (!navigator.clipboard) return
  for (const sample of document.querySelectorAll('pre.code')) {
    const frame = document.createElement('div')
    frame.className = 'sample'
    sample.replaceWith(frame)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(sample.textContent.trimEnd())
      button.dataset.done = ''
      button.textContent = 'Copied'
      setTimeout(() => {
        delete button.dataset.done
        button.textContent = 'Copy'
      }, 2000)
    })
    frame.append(sample, button)
  }
}
