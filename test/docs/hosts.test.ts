import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { expect } from 'chai'
import { printedOrigin } from '../../tools/hosts/processes'

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
    it(`the page ${page} has the code that is tried, of ${file}${begins ? ` after ${begins}` : ''}`, () => {
      // Each file has its own line width.
      const words = (text: string) => text.replace(/\s+/g, '')
      expect(words(readFileSync(`docs/hosts/${page}.md`, 'utf8'))).to.include(
        words(codeIn(file, begins, ends)),
      )
    })

  it('the code for Webflow is shorter than any limit of a Code Embed', () => {
    const [, file, begins, ends] = copied.find(([page]) => page === 'webflow')!
    expect(codeIn(file, begins, ends)).to.have.length.below(2_000)
  })

  it('the output of the reference server is read on after its address, so that its log never breaks it', async () => {
    const stdout = new PassThrough()
    stdout.write('The API as Open')
    setImmediate(() => stdout.write('API http://localhost:4711/openapi.yaml\n'))
    expect(await printedOrigin(stdout)).to.equal('http://localhost:4711')
    stdout.write('a line of the log\n')
    await new Promise(setImmediate)
    expect(stdout).to.include({ destroyed: false, readableLength: 0 })
    const silent = new PassThrough()
    silent.end('Error: the port is taken')
    const reason = await printedOrigin(silent).catch(String)
    expect(reason).to.include('did not start: Error: the port is taken')
  })
})
