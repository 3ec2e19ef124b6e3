import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { linksIn, targetOf } from '../../tools/docs/site/links'
import { listedFiles } from '../../tools/docs/site/navigation'
import { pages } from '../../tools/docs/site/pages'
import { slug } from '../../tools/docs/site/slug'

const isDead = (link: string, file: string) => targetOf(link, file).kind === 'missing'

const files = [...pages.keys(), 'README.md']

/** The anchors of a page: its headings, and those that it sets itself. */
function anchorsOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replace(/^( *)```[^]*?^\1```$/gm, '')
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!))
  for (const [, heading] of text.matchAll(/^#{1,4} (.*)$/gm)) {
    const plain = slug(heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))
    let own = plain
    for (let count = 1; anchors.has(own); count++) own = `${plain}-${count}`
    anchors.add(own)
  }
  return anchors
}

describe('The pages of the docs', () => {
  it('link only to pages that exist', () => {
    const dead = files.flatMap((file) =>
      linksIn(readFileSync(file, 'utf8'))
        .filter((link) => isDead(link, file))
        .map((link) => `${file}: ${link}`),
    )
    expect(dead).to.deep.equal([])
  })

  it('link only to headings that exist', () => {
    const dead = files.flatMap((file) =>
      linksIn(readFileSync(file, 'utf8'))
        .filter((link) => {
          const target = targetOf(link, file)
          if (target.kind !== 'page' || target.hash === '') return false
          return !anchorsOf(target.file).has(decodeURIComponent(target.hash.slice(1)))
        })
        .map((link) => `${file}: ${link}`),
    )
    expect(dead).to.deep.equal([])
  })

  it('are each in the navigation, once', () => {
    const unlisted = [...pages.keys()].filter((file) => !listedFiles.includes(file))
    expect(unlisted, 'not in docs/navigation.json').to.deep.equal([])
    const unknown = listedFiles.filter((file) => !pages.has(file))
    expect(unknown, 'listed, and not there').to.deep.equal([])
    expect(new Set(listedFiles)).to.have.property('size', listedFiles.length)
  })
})
