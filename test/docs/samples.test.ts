import '../kit/dom'
import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import sinon from 'sinon'
import { linkNames } from '../../src/host/options/read-option'
import { optionNames } from '../../src/host/options/table'
import { readBrand } from '../../src/diagnostics/brand'
import { packOf } from '../../tools/languages/packs'
import { brandSources } from '../kit/all-plugins'
import { brand as milano } from '../../themes/milano/brand'
import { at, blocks, nameOf, whole, problemsOf } from './samples'

describe('The samples of the docs', () => {
  it('are in a known language', () => {
    const known = ['ts', 'tsx', 'js', 'jsx', 'json', 'html', 'sh', 'css', 'yaml', 'diff', 'text', '']
    expect(blocks.filter(({ language }) => !known.includes(language)).map(at)).to.deep.equal([])
  })

  it('are complete, except for a few marked fragments', () => {
    const fragments = blocks.filter(({ words }) => words.includes('fragment'))
    expect(fragments.map(at)).to.have.length.below(16)
  })

  it('compile against the exports of the package', () => {
    const found = problemsOf(whole('ts', 'tsx', 'js', 'jsx'))
    expect(found.join('\n')).to.equal('')
  })

  it('a brand in JSON is read without a console message', () => {
    const configs = whole('json').filter((block) => nameOf(block) === undefined)
    expect(configs).not.to.be.empty
    for (const block of configs) expect(linesOf(block.text), at(block)).to.deep.equal([])
  })

  it('the texts that a sample rewords exist', async () => {
    const known = Object.keys(packOf('english'))
    const owners = new Set(known.map((key) => key.split('.')[0]))
    for (const block of blocks)
      for (const [, messages = ''] of block.text.matchAll(/\bmessages['"]?: \{([^}]*)/g))
        for (const [, key = ''] of messages.matchAll(/['"]([a-z-]+\.[\w-]+)['"]:/g))
          if (owners.has(key.split('.')[0])) expect(known, at(block)).to.include(key)
  })

  it('the options in a tag, an element or a link exist', () => {
    for (const block of whole('html')) {
      const { document } = new JSDOM(block.text).window
      expect(wrongAttributes(document), at(block)).to.deep.equal([])
      for (const tag of document.querySelectorAll<HTMLElement>('[data-brand^="{"]'))
        expect(linesOf(tag.dataset.brand!), at(block)).to.deep.equal([])
    }
  })

  it('every command can be run', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
    for (const block of whole('sh')) {
      for (const [, name] of block.text.matchAll(/npm run ([\w:-]+)/g))
        expect(scripts, at(block)).to.have.property(name!)
      for (const [, file] of block.text.matchAll(/(?:npx (?:tsx|webpack -c)|node) ([\w/.-]+\/[\w.-]+)/g))
        expect(existsSync(file!), `${at(block)}: ${file}`).to.be.true
    }
  })
})

/** The console lines for a brand config. */
function linesOf(json: string): string[] {
  const lines = sinon.stub(console, 'error')
  try {
    readBrand(JSON.parse(json), milano, brandSources)
    return lines.args.map(String)
  } finally {
    lines.restore()
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const attributes = new Set(optionNames.map(kebab))
/** Attributes of consent tools (docs/hosts/consent.md). */
const ofOthers = new Set(['cookieconsent', 'ot-ignore'])
const links = new Set<string>(Object.values(linkNames))

/** Attributes that the widget would not know. */
function wrongAttributes(document: Document): string[] {
  const namesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) =>
      [...element.attributes].map(({ name }) => name),
    )
  const ofTags = namesOf('script').flatMap((name) => name.match(/^data-(?!tavola-)(.*)/)?.[1] ?? [])
  const ofElements = namesOf('tavola-booking').filter((name) => !['id', 'class', 'style'].includes(name))
  const ofLinks = namesOf(':not([data-tavola-fallback])').flatMap(
    (name) => name.match(/^data-tavola-(.*)/)?.[1] ?? [],
  )
  return [
    ...[...ofTags, ...ofElements].filter((name) => !attributes.has(name) && !ofOthers.has(name)),
    ...ofLinks.filter((name) => !links.has(name)),
  ]
}
