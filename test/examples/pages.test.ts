import '../kit/dom'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'

class Observer {
  observe() {}
}
const observers = { ResizeObserver: Observer, IntersectionObserver: Observer }
const { FormData } = globalThis
const read = (file: string) => readFileSync(file, 'utf8')

describe("The gallery's pictures", () => {
  // Later files of the same process render into the body too.
  after(() => {
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
    Object.assign(globalThis, { FormData })
    for (const name of Object.keys(observers)) Reflect.deleteProperty(globalThis, name)
  })

  it('are found by journey and words, and the address leads to the same view', async () => {
    const page = read('tools/gallery/pages/gallery.html')
    document.body.innerHTML = page.slice(page.indexOf('<body>'), page.indexOf('</body>'))
    Object.assign(globalThis, { FormData: window.FormData, ...observers })
    history.replaceState(null, '', '?brand=milano&journey=Enquiry&words=QUESTION  age')
    await import('../../tools/gallery/scripts/gallery')
    const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect(titles()).to.deep.equal(['A question, filled in'])
    const words = document.querySelector<HTMLInputElement>('#words')!
    Object.assign(words, { value: 'nowhere' }).dispatchEvent(new window.Event('change', { bubbles: true }))
    expect(titles()).to.deep.equal([])
    expect(document.querySelector('#shown')!.textContent).to.match(
      /^Milano: .* 0 pictures, 360 pixels wide\.$/,
    )
    expect(location.search).to.equal('?brand=milano&width=360&journey=Enquiry&words=nowhere')
  })
})

describe('The example pages', () => {
  it('no column of theirs can be wider than the window, however large the text is', () => {
    const css = read('examples/pages/page.css')
    expect(css.match(/minmax\((?!min\(|0|max)[^)]*\)/g)).to.equal(null)
  })
})

/** What it does in a real WordPress: test/hosts/wordpress.test.ts. */
describe('The WordPress plugin', () => {
  const plugin = 'examples/hosts/wordpress/tavola'
  const sources = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.php'))
    .map((file) => read(join(plugin, file)))

  it('has an Italian translation of each text, and the file that WordPress reads has them all', () => {
    const texts = sources.flatMap((source) => [
      ...source.matchAll(/\b(?:__|esc_html__|esc_html_e)\( '([^']+)', '(\w+)' \)/g),
    ])
    expect(new Set(texts.map(([, , domain]) => domain))).to.deep.equal(new Set(['tavola']))
    const italian = [
      ...read(join(plugin, 'languages/tavola-it_IT.po')).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm),
    ]
    expect(italian.map(([, text]) => text)).to.have.members([...new Set(texts.map(([, text]) => text))])
    const compiled = readFileSync(join(plugin, 'languages/tavola-it_IT.mo')).toString()
    for (const [, text, translation] of italian) {
      expect(translation, text).not.to.equal('')
      expect(compiled).to.include(`\0${text}\0`).and.include(`\0${translation}\0`)
    }
  })

  it('says the same of its version and its needs in the readme as in its header', () => {
    const header = read(join(plugin, 'tavola.php'))
    const readme = read(join(plugin, 'readme.txt'))
    const valueOf = (text: string, name: string) => new RegExp(`${name}:\\s*(.+)`).exec(text)?.[1]
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      expect(valueOf(readme, name), name).to.equal(valueOf(header, name))
    expect(valueOf(readme, 'Stable tag')).to.equal(valueOf(header, 'Version'))
  })

  it('has no inline handlers, and no script or style but its files and those of WordPress', () => {
    for (const source of sources) expect(source).not.to.match(/\bon\w+=["']|<script|<style|\bstyle="/)
  })
})
