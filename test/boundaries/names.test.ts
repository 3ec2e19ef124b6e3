import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import ts from 'typescript'
import { sourcesIn } from '../kit/sources'

const plugins = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const journeys = ['Booking', 'AdultsPartyEnquiry', 'KidsPartyEnquiry', 'Enquiry', 'AdultPMP', 'KidsPMP']
const names = [...plugins, ...journeys]

/** Properties of the contract whose name a plugin happens to have too. */
const ordinary = ['links.terms']

/** Facts of the selection: the plugins of the same names are their fields. */
const facts = ['date', 'time', 'guests']

/**
 * The plugins and journeys that a source names: by a text or a key that begins with one ("menus", "menus.title", "menus-step"), or
 * by a property that it reads, takes out or writes. Comments and types do nothing, so they may say what they like.
 */
function namesIn(source: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    const said = textOf(node)
    const name = names.find((one) => said?.match(`^${one}([.-]|$)`))
    if (facts.includes(said ?? '')) return node.forEachChild(look)
    if (name !== undefined && !ordinary.some((property) => node.getText().endsWith(property)))
      found.push(name)
    node.forEachChild(look)
  }
  look(ts.createSourceFile('kernel.ts', source, ts.ScriptTarget.Latest, true))
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  const { name } = node as ts.NamedDeclaration
  const property = ts.isBindingElement(node) ? (node.propertyName ?? name) : undefined
  const written = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? name : undefined
  return (property ?? written)?.getText()
}

describe('Names in the kernel', () => {
  for (const { file, text } of sourcesIn('src/kernel'))
    it(`${file} names no plugin and no journey`, () => {
      expect(namesIn(text)).to.deep.equal([])
    })

  it('are found in texts, keys and properties', () => {
    for (const [source, name] of [
      ["facts.journey === 'Enquiry'", 'Enquiry'],
      ['facts.references.booking', 'booking'],
      ['catalogue.text(`booking.${key}`)', 'booking'],
      ["emit('booking-confirmed', confirmation)", 'booking'],
      ["catalogue.text('time.label')", 'time'],
      ['const { booking: reference } = facts.references', 'booking'],
      ['set({ references: { booking } })', 'booking'],
    ] as const)
      expect(namesIn(source), source).to.include(name)
    for (const source of [
      '// the terms of a booking start here',
      'interface Links { terms: string; booking: string }',
      'brand.links.terms',
      "t('bookings')",
      "throw new Error('A booking without a start')",
    ])
      expect(namesIn(source), source).to.deep.equal([])
  })
})
