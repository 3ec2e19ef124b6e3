import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'

const plugins = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const journeys = ['Booking', 'AdultsPartyEnquiry', 'KidsPartyEnquiry', 'Enquiry', 'AdultPMP', 'KidsPMP']

/** The plugins and journeys that a source says by name: as a text of its own, or as a property. */
function namesIn(source: string): string[] {
  const named = new Set([...plugins, ...journeys])
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isPropertyAccessExpression(node)
        ? node.name.text
        : ''
    if (named.has(text)) found.push(text)
    node.forEachChild(look)
  }
  look(ts.createSourceFile('kernel.ts', source, ts.ScriptTarget.Latest))
  return found
}

describe('What the kernel knows', () => {
  for (const file of readdirSync('src/kernel')) {
    it(`architecture, idea: ${file} names no plugin and no journey`, () => {
      expect(namesIn(readFileSync(join('src/kernel', file), 'utf8'))).to.deep.equal([])
    })
  }

  it('architecture, idea: a name would be found', () => {
    const source = "if (facts.journey === 'Enquiry' || facts.references.booking) load(`start`)"
    expect(namesIn(source)).to.deep.equal(['Enquiry', 'booking', 'start'])
  })
})
