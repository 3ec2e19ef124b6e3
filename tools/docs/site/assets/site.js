setUpCopying()
setUpContents()

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

/** Marks the current heading in the list "On this page". */
function setUpContents() {
  const links = new Map(
    [...document.querySelectorAll('.contents a')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  )
  if (links.size === 0) return
  const headings = [...links.keys()].map((id) => document.getElementById(id))
  const mark = () => {
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < 140) ?? headings[0]
    for (const [id, link] of links) link.classList.toggle('now', id === read.id)
  }
  new IntersectionObserver(mark, { rootMargin: '-60px 0px -70% 0px' }).observe(headings[0])
  addEventListener('scroll', mark, { passive: true })
  mark()
}
