import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { matching, numberedTasks, withoutTest, withoutTitle, wrongCitations } from './check'
import { rows } from './rows'
import { collectTitles, root, type Title } from './titles'

describe('The test of each rule', () => {
  let titles: readonly Title[]
  before(async function () {
    titles = await collectTitles(this.test!.parent)
  })

  it('every rule has a test', () => {
    expect(withoutTest(rows).join('\n')).to.equal('')
  })

  it('every test that a rule names exists', () => {
    expect(withoutTitle(rows, titles).join('\n')).to.equal('')
  })

  it('every test that cites a section cites one that exists', () => {
    expect(wrongCitations(rows, titles).join('\n')).to.equal('')
  })

  it('no test names an issue or a complaint by its number', () => {
    expect(numberedTasks(titles).join('\n')).to.equal('')
  })

  it('no test file is left out of the scripts', async () => {
    const files = await readdir(join(root, 'test'), { recursive: true })
    const tests = files.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => `test/${name}`)
    const run = new Set(titles.map(({ file }) => file))
    expect(tests.filter((file) => !run.has(file))).to.deep.equal([])
  })
})

const test = (title: string): Title => ({ file: 'test/a.test.ts', title, fullTitle: `Suite ${title}` })
const row = (...tests: string[]) => [{ section: 'section 2, "Steps"', rule: 'Step 1: initial choice', tests }]

describe('The check of the rows', () => {
  it('finds a rule without a test', () => {
    expect(withoutTest(row())).to.deep.equal(['section 2, "Steps": Step 1: initial choice'])
    expect(withoutTest(row('any'))).to.deep.equal([])
  })

  it('finds a missing test, and suggests its new title', () => {
    const titles = [test('section 2: step 1 shows'), test('something else')]
    expect(withoutTitle(row('section 2: step 1 is shown'), titles).join()).to.match(
      /like it: "section 2: step 1 shows"/,
    )
    expect(withoutTitle(row('section 2: step 1 shows'), titles)).to.deep.equal([])
  })

  it('accepts a title with or without its suites, and a star for anything', () => {
    const titles = [test('takes "a.b" (1)'), test('takes "aXb" (1)')]
    for (const pattern of ['takes "a.b" (1)', 'Suite takes "a.b" (1)', '*a.b*']) {
      expect(matching(pattern, titles), pattern).to.deep.equal([titles[0]])
    }
    expect(matching('takes *', titles)).to.deep.equal(titles)
    expect(matching('takes', titles)).to.deep.equal([])
  })

  it('accepts a citation with or without a name', () => {
    const right = [
      'section 2: works',
      'section 2, step 1: works',
      'section 2, "Steps": works',
      'works (section 2)',
    ]
    expect(wrongCitations(row(), right.map(test))).to.deep.equal([])
  })

  it("refuses a citation of a section that doesn't exist", () => {
    const wrong = ['section 12: works', 'section 2, "Step 11": works', 'works (section 3)']
    const others = ['decisions, "Step 1": works', 'contract 4: works', 'section 2; section 2, step 11: works']
    expect(wrongCitations(row(), [...wrong, ...others].map(test))).to.have.length(6)
  })

  it('refuses the number of an issue or a complaint', () => {
    const wrong = ['issue', 'complaint'].map((word) => test(`${word} 4: works`))
    expect(numberedTasks([...wrong, test('works with 4 complaints')])).to.have.length(2)
  })
})
