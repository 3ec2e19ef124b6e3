import { readFileSync } from 'node:fs'
import { expect } from 'chai'

/** What a page of the docs has word for word: a file of an example, or what is between two texts of it. */
const copied: readonly (readonly [page: string, file: string, begins?: string, ends?: string])[] = [
  ['html', 'html/index.html', '<h1>Trattoria</h1>', '</body>'],
  ['html', 'html/restaurants.html', '<li>', ', or call'],
  ['html', 'html/trattoria.css', 'sans-serif;\n}'],
  ['nextjs', 'nextjs/app/api.ts'],
  ['nextjs', 'nextjs/app/booking.tsx'],
  ['nextjs', 'nextjs/proxy.ts', 'to the widget. */', '/** Pages only'],
  ['astro', 'astro/src/api.ts'],
  ['astro', 'astro/src/booking.ts'],
  ['astro', 'astro/src/layouts/Page.astro', '</noscript>', '</body>'],
  ['shopify', 'shopify/sections/tavola-booking.liquid', '', '{% schema %}'],
  ['wix', 'wix/frame.html', '<!-- The code of "Embed HTML" begins here. -->', '<!-- It ends here. -->'],
  ['squarespace', 'squarespace/index.html', 'on every page. -->', '<!-- Its end. -->'],
  ['squarespace', 'squarespace/book.html', 'on every page. -->', '<!-- Its end. -->'],
  ['squarespace', 'squarespace/book.html', 'with the widget. -->', '<!-- Its end. -->'],
  ['webflow', 'webflow/index.html', '<!-- Code Embed: begins here. -->', '<!-- It ends here. -->'],
]

function codeIn(file: string, begins = '', ends = ''): string {
  const text = readFileSync(`examples/hosts/${file}`, 'utf8')
  const start = text.indexOf(begins)
  const end = ends ? text.indexOf(ends, start) : text.length
  expect(start, `${file}: ${begins}`).to.be.at.least(0)
  expect(end, `${file}: ${ends}`).to.be.above(start)
  return text.slice(start + begins.length, end).trim()
}

describe('The hosts of the docs', () => {
  for (const [page, file, begins, ends] of copied)
    it(`the page ${page} has the code of ${file}${begins ? ` after ${begins.slice(0, 40)}` : ''}`, () => {
      // Each file has its own line width.
      const words = (text: string) => text.replace(/\s+/g, '')
      const text = readFileSync(`docs/hosts/${page}.md`, 'utf8')
      expect(words(text)).to.include(words(codeIn(file, begins, ends)))
    })

  it('the code for Webflow is shorter than any limit of a Code Embed', () => {
    const [, file, begins, ends] = copied.find(([page]) => page === 'webflow')!
    expect(codeIn(file, begins, ends)).to.have.length.below(2_000)
  })
})
