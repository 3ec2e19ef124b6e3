/** Marks the current heading in the list "On this page". */
export function setUpContents() {
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
