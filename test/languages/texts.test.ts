import { expect } from 'chai'
import ts from 'typescript'
import { packOf } from '../../tools/languages/packs'
import { sourcesIn } from '../kit/sources'

/** Attributes and properties that are seen or heard. */
const spoken =
  /^(aria-?(label|description|roledescription|valuetext)|alt|title|placeholder|label|textContent|innerText|iframeTitle|internalLabel)$/i

const says = (text: string) => /\p{L}/u.test(text)

/** The texts in an expression that would be shown as they stand: those that it may come to, not those that it asks about. */
function shownIn(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isConditionalExpression(node)) return [...shownIn(node.whenTrue), ...shownIn(node.whenFalse)]
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return shownIn(node.expression)
  if (ts.isArrowFunction(node)) return shownIn(node.body)
  if (!ts.isBinaryExpression(node)) return []
  const { left, right, operatorToken } = node
  const both = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken]
  return both.includes(operatorToken.kind) ? [...shownIn(left), ...shownIn(right)] : shownIn(right)
}

/** Texts for people that a source has of its own, and neither a catalogue nor one of its keys. */
function literalsIn(source: string, keys: readonly string[], file = 'part.tsx'): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim())
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...shownIn(node))
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText())) found.push(...shownIn(node.initializer))
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      if (ts.isPropertyAccessExpression(node.left) && spoken.test(node.left.name.text))
        found.push(...shownIn(node.right))
    if (ts.isPropertyAssignment(node) && /^(iframeTitle|internalLabel)$/.test(node.name.getText()))
      found.push(...shownIn(node.initializer))
    if (ts.isCallExpression(node) && /\.setAttribute$/.test(node.expression.getText())) {
      const [name, value] = node.arguments
      if (name && ts.isStringLiteralLike(name) && spoken.test(name.text)) found.push(...shownIn(value))
    }
    node.forEachChild(look)
  }
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return found.filter((text) => says(text) && !keys.some((key) => key.endsWith(`.${text}`)))
}

/** Files that run before the widget's code, so they can't use the catalogue. */
const beforeTheWidget = ['Booking did not load. Try again']

describe('Texts in the code', () => {
  let keys: readonly string[]
  before(async () => void (keys = Object.keys(packOf('english'))))

  it('brand.place: every text for people is in a catalogue', () => {
    const found = sourcesIn('src', 'plugins', 'examples/plugins').flatMap(({ file, text }) =>
      literalsIn(text, keys, file).map((literal) => `${file}: ${literal}`),
    )
    expect(found.filter((line) => !beforeTheWidget.some((text) => line.endsWith(text)))).to.deep.equal([])
  })
})

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []

/** The whole sentences of texts. A value that the widget fills in counts as a word. */
const sentencesOf = (texts: readonly string[]) =>
  texts
    .map((text) => text.replace(/\{\w+\}/g, 'word').replace(/<[^>]+>/g, ''))
    .flatMap((text) => text.match(/[^.!?:]+[.!?:]+(?=\s|$)/g) ?? [])
    .filter((sentence) => wordsIn(sentence).length >= 4)

describe('Plain words', () => {
  it('no English sentence has more than 20 words', async () => {
    const sentences = sentencesOf(
      Object.values(packOf('english')).flatMap((message) =>
        typeof message === 'string' ? message : Object.values(message),
      ),
    )
    expect(sentences).to.have.length.above(100)
    expect(sentences.filter((sentence) => wordsIn(sentence).length > 20)).to.deep.equal([])
  })

  it('one thing has one name: restaurant, day, people, time', async () => {
    const others =
      /\b(venues?|branch(es)?|outlets?|slots?|sittings?|diners?|pax|covers|party size|patrons?)\b/i
    for (const planted of ['Choose a venue', 'No slots left']) expect(planted).to.match(others)
    // The rules fix this text (loading.texts).
    const { 'enquiry.waiting': _fixed, ...ours } = packOf('english')
    const texts = Object.entries(ours).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message)).map(
        (text) => `${key}: ${text.replace(/\{\w+\}/g, '')}`,
      ),
    )
    expect(texts.filter((text) => others.test(text.slice(text.indexOf(': '))))).to.deep.equal([])
  })
})
