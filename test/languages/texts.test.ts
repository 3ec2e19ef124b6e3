import { expect } from 'chai'
import ts from 'typescript'
import { packOf } from '../../tools/languages/packs'
import { sourcesIn } from '../kit/sources'
import {
  ageOf,
  gulpeaseOf,
  leastGulpease,
  oldest,
  readings,
  sentencesOf,
  type Reading,
} from '../../tools/languages/reading'

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
  before(async () => void (keys = Object.keys(await packOf('english'))))

  it('brand.place: every text for people is in a catalogue', () => {
    const found = sourcesIn('src', 'plugins', 'examples/plugins').flatMap(({ file, text }) =>
      literalsIn(text, keys, file).map((literal) => `${file}: ${literal}`),
    )
    expect(found.filter((line) => !beforeTheWidget.some((text) => line.endsWith(text)))).to.deep.equal([])
  })
})

describe('Plain words', () => {
  it('the figures are those of the formulas', () => {
    // The abstract of Coleman and Liau's paper is grade 14.5 by their own formula.
    expect(ageOf({ letters: 639, words: 119, sentences: 5 }) - 5).to.be.closeTo(14.5, 0.05)
    expect(gulpeaseOf({ letters: 500, words: 100, sentences: 5 })).to.equal(54)
  })

  it('only whole sentences count, with a short word for each value', () => {
    const texts = ['First Name', 'Sorry, {venue} is closed on {date}. Please call us.', 'Choose a time']
    expect(sentencesOf(texts)).to.deep.equal(['Sorry, word is closed on word.'])
  })

  describe("each brand's texts", () => {
    let all: readonly Reading[]
    before(async () => (all = await readings()))

    it(`in English are read easily at the age of ${oldest}`, () => {
      const english = all.filter(({ language }) => language === 'English')
      expect(english).to.have.lengthOf(all.length / 2)
      expect(english.filter(({ figure }) => figure > oldest)).to.deep.equal([])
    })

    it(`in Italian have a Gulpease index of ${leastGulpease} at least, for who left school at 13`, () => {
      const italian = all.filter(({ language }) => language === 'Italian')
      expect(italian.filter(({ figure }) => figure < leastGulpease)).to.deep.equal([])
    })
  })

  it('no English sentence has more than 20 words', async () => {
    const sentences = sentencesOf(
      Object.values(await packOf('english')).flatMap((message) =>
        typeof message === 'string' ? message : Object.values(message),
      ),
    )
    expect(sentences).to.have.length.above(100)
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).to.deep.equal([])
  })

  it('one thing has one name: restaurant, day, people, time', async () => {
    const others =
      /\b(venues?|branch(es)?|outlets?|slots?|sittings?|diners?|pax|covers|party size|patrons?)\b/i
    for (const planted of ['Choose a venue', 'No slots left']) expect(planted).to.match(others)
    // The specification fixes this text.
    const { 'enquiry.waiting': _fixed, ...ours } = await packOf('english')
    const texts = Object.entries(ours).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message)).map(
        (text) => `${key}: ${text.replace(/\{\w+\}/g, '')}`,
      ),
    )
    expect(texts.filter((text) => others.test(text.slice(text.indexOf(': '))))).to.deep.equal([])
  })
})
