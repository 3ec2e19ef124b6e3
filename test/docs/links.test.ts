import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { madePages } from '../../tools/docs/made-pages'
import { linksIn, targetOf } from '../../tools/docs/site/links'
import { listedFiles, moved, pages, slug } from '../../tools/docs/site/pages'

const isDead = (link: string, file: string) => targetOf(link, file).kind === 'missing'

/** The anchors of a page: its headings, and those that it sets itself. */
function anchorsIn(markdown: string): Set<string> {
  const text = markdown.replace(/^( *)```[^]*?^\1```$/gm, '')
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
  /** The Markdown of each page, by its file. */
  let texts: ReadonlyMap<string, string>
  before(async () => {
    const all = [...pages.values()].map(async ({ file, text }) => [file, await text()] as const)
    texts = new Map([['README.md', readFileSync('README.md', 'utf8')], ...(await Promise.all(all))])
  })

  const linksThat = (isWrong: (link: string, file: string) => boolean) =>
    [...texts].flatMap(([file, text]) =>
      linksIn(text)
        .filter((link) => isWrong(link, file))
        .map((link) => `${file}: ${link}`),
    )

  it('link only to pages that exist', () => {
    expect(linksThat(isDead)).to.deep.equal([])
  })

  it('link only to headings that exist', () => {
    const anchors = new Map([...texts].map(([file, text]) => [file, anchorsIn(text)]))
    const leadsNowhere = (link: string, file: string) => {
      const target = targetOf(link, file)
      if (target.kind !== 'page' || target.hash === '') return false
      return !anchors.get(target.file)!.has(decodeURIComponent(target.hash.slice(1)))
    }
    expect(linksThat(leadsNowhere)).to.deep.equal([])
  })

  it('of an earlier version lead to the section that has their text', () => {
    for (const [file, to] of Object.entries(moved)) {
      const [target, anchor] = to.split('#')
      expect(pages.has(file), file).to.be.false
      expect(anchorsIn(texts.get(target!)!), to).to.include(anchor)
    }
  })

  it('are committed only if a person reads or writes them there: types and texts come with the site', () => {
    expect(Object.keys(madePages).filter((file) => existsSync(file))).to.deep.equal([])
    expect(texts.get('docs/reference/types.md')).to.include('### definePlugin\n')
    expect(texts.get('docs/reference/messages.md')).to.include('| `widget.tryAgain` | Try again |')
  })

  it('are each in the navigation, once', () => {
    const unlisted = [...pages.keys()].filter((file) => !listedFiles.includes(file))
    expect(unlisted, 'not in docs/navigation.json').to.deep.equal([])
    const unknown = listedFiles.filter((file) => !pages.has(file))
    expect(unknown, 'listed, and not there').to.deep.equal([])
    expect(new Set(listedFiles)).to.have.property('size', listedFiles.length)
  })
})
