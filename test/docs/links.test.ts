import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { linksIn, navigation, pages, slug, targetOf } from '../../tools/docs/site/pages'

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

  it('link only to pages and files that exist', () => {
    expect(linksThat((link, file) => targetOf(link, file) === null)).to.deep.equal([])
  })

  it('link only to headings that exist', () => {
    const anchors = new Map([...texts].map(([file, text]) => [file, anchorsIn(text)]))
    const leadsNowhere = (link: string, file: string) => {
      const { file: to = '', hash = '' } = targetOf(link, file) ?? {}
      return hash !== '' && !anchors.get(to)!.has(decodeURIComponent(hash.slice(1)))
    }
    expect(linksThat(leadsNowhere)).to.deep.equal([])
  })

  it('are each in docs/navigation.json, once', () => {
    expect(navigation.flatMap(({ files }) => files).sort()).to.deep.equal([...pages.keys()].sort())
  })

  it('have what the code knows on the site', () => {
    expect(texts.get('docs/reference/types.md')).to.include('### definePlugin\n')
    expect(texts.get('docs/reference/messages.md')).to.include('| `widget.tryAgain` | Try again |')
    expect(texts.get('docs/troubleshooting/codes.md')).to.include('### T001: ')
    expect(texts.get('docs/reference/options.md')).to.include('`data-venue-id`')
    expect(texts.get('docs/reference/plugins.md')).to.match(/\[location\]\(#location\).*`searchVenues`/)
  })
})
