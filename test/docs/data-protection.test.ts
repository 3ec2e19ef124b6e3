import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { readAbouts } from '../../tools/plugins/about'

describe('The records of processing', () => {
  const page = readFileSync('docs/operations/data-protection.md', 'utf8')
  const section = (title: string) => page.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!

  it('name every entry that the widget stores, and no other', () => {
    const sources = ['src', 'plugins'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/^(testing|scenes|diagnostics)/.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    )
    const keys = sources
      .filter((source) => /\b(session|local)Storage\b/.test(source))
      .flatMap((source) => [...source.matchAll(/['`](tavola[ .-][\w.-]*)/g)].map(([, key]) => key!.trim()))
    const named = [...section("In the diner's browser").matchAll(/^\| `([\w.-]+?)[ …]*` /gm)]
    expect([...new Set(keys)]).to.have.members(named.map(([, key]) => key!))
  })

  it('name everybody from whom a diner’s browser loads something', async () => {
    const abouts = Object.values(await readAbouts())
    const parties = abouts.flatMap(({ thirdParty, thirdPartyWith = {} }) => [
      ...(thirdParty ? [thirdParty] : []),
      ...Object.values(thirdPartyWith),
    ])
    expect(parties).not.to.be.empty
    const recipients = section('Recipients')
    const missing = parties.filter(({ name }) => !recipients.includes(name.split(',')[0]!))
    expect(missing).to.deep.equal([])
  })
})
