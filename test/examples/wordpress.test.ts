import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'

const plugin = 'examples/hosts/wordpress/tavola'
const read = (file: string) => readFileSync(join(plugin, file), 'utf8')

const sources = readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
)

/** The texts in the code, each once. */
const texts = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/\b(?:__|esc_html__|esc_html_e)\( '([^']+)', '(\w+)' \)/g)].map(
      ([, text, domain]) => {
        expect(domain, text).to.equal('tavola')
        return text!
      },
    ),
  ),
)

const entriesIn = (file: string) =>
  new Map(
    [...read(file).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, text, translation]) => [
      text!,
      translation!,
    ]),
  )

// What it does in a real WordPress: test/hosts/wordpress.test.ts.
describe('The WordPress plugin', () => {
  it('has an Italian translation of each, and the file that WordPress reads has them all', () => {
    const italian = entriesIn('languages/tavola-it_IT.po')
    expect([...italian.keys()]).to.have.members([...texts])
    const compiled = readFileSync(join(plugin, 'languages/tavola-it_IT.mo')).toString()
    for (const [text, translation] of italian) {
      expect(translation, text).not.to.equal('')
      expect(compiled).to.include(`\0${text}\0`).and.include(`\0${translation}\0`)
    }
  })

  it('says the same of its version and its needs in the readme as in its header', () => {
    const header = read('tavola.php')
    const readme = read('readme.txt')
    const valueOf = (text: string, name: string) => new RegExp(`${name}:\\s*(.+)`).exec(text)?.[1]
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      expect(valueOf(readme, name), name).to.equal(valueOf(header, name))
    expect(valueOf(readme, 'Stable tag')).to.equal(valueOf(header, 'Version'))
  })

  it('has no inline handlers, and no script or style but its files and those of WordPress', () => {
    for (const file of sources) expect(read(file), file).not.to.match(/\bon\w+=["']|<script|<style|\bstyle="/)
  })
})
