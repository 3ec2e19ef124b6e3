import { execFileSync } from 'node:child_process'
import { expect } from 'chai'
import { readOptions } from '../../tools/create/options'
import { missingWithoutTerminal, promptForOptions } from '../../tools/create/prompts'
import { checkName, withName } from '../../tools/create/names'
import { pluginNames } from '../../tools/create/tavola-package'

describe('create-tavola-plugin: options', () => {
  const none = { name: undefined, kind: undefined, into: undefined, tavola: undefined }

  it('a name, its kind, a folder, and where Tavola is', () => {
    expect(readOptions(['tea'])).to.deep.equal({ ...none, name: 'tea' })
    expect(readOptions(['--feature', 'tea', '--into', 'src/tea', '--tavola=../t.tgz'])).to.deep.equal({
      name: 'tea',
      kind: 'feature',
      into: 'src/tea',
      tavola: '../t.tgz',
    })
    expect(readOptions([])).to.deep.equal(none)
    expect(readOptions(['tea', '--help'])).to.equal('help')
  })

  const wrong: Readonly<Record<string, string>> = {
    'tea coffee': 'Create one at a time: "tea" or "coffee", not both.',
    'tea --jurney': 'Unknown option "--jurney". Did you mean "--journey"?',
    'tea --plugin': 'Unknown option "--plugin". --help lists the options.',
    'tea --brand --journey': 'Choose one of --journey, --feature, --brand, not both --journey and --brand.',
    'tea --into': '--into needs a value.',
    'tea --tavola --brand': '--tavola needs a value.',
  }
  for (const [line, message] of Object.entries(wrong))
    it(`an invalid option is reported with what was expected: ${line}`, () => {
      expect(() => readOptions(line.split(' '))).to.throw(message)
    })
})

/** Answers one question after another. */
function answering(...answers: string[]) {
  const questions: string[] = []
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(answers.shift() ?? '')
  }
  return { questions, ask }
}

describe('create-tavola-plugin: without a name', () => {
  it('it asks three questions, and Enter accepts the answer in brackets', async () => {
    const { questions, ask } = answering()
    expect(await promptForOptions({}, ask)).to.deep.equal({
      kind: 'journey',
      name: 'afternoon-tea',
      into: 'afternoon-tea',
    })
    expect(questions).to.have.length(3)
  })

  it('it repeats a question after the reason, and skips what the command line gave', async () => {
    const { questions, ask } = answering('tea', '', 'menus', 'Our Tea', 'our-tea', 'src/tea')
    expect(await promptForOptions({ tavola: 't.tgz' }, answering('feature', '', 'x').ask)).to.deep.equal({
      kind: 'feature',
      name: 'celebration',
      into: 'x',
      tavola: 't.tgz',
    })
    expect(await promptForOptions({}, ask)).to.include({ kind: 'journey', name: 'our-tea', into: 'src/tea' })
    expect(questions[1]).to.include('Choose one of journey, feature, brand.')
    expect(questions[3]).to.include('Tavola already has a plugin "menus"')
    expect(await promptForOptions({ kind: 'brand', into: 'y' }, answering('notte-due').ask)).to.deep.equal({
      kind: 'brand',
      name: 'notte-due',
      into: 'y',
    })
  })
})

describe('create-tavola-plugin: without a name and without a terminal', () => {
  it('it says what is missing, with the whole command as it was run', () => {
    const npx = { npm_command: 'exec', npm_config_package: './tavola-0.1.0.tgz' }
    expect(missingWithoutTerminal({ into: 'plugins/our tea' }, npx)).to
      .equal(`The name and the kind are missing, and there is no terminal to ask in. Give everything at once:
  npx --yes --package ./tavola-0.1.0.tgz create-tavola-plugin afternoon-tea --journey --into "plugins/our tea"
Instead of --journey it may be --feature or --brand. --help describes the options.`)
    expect(missingWithoutTerminal({ kind: 'brand' }, { npm_command: 'init' })).to
      .equal(`The name is missing, and there is no terminal to ask in. Give everything at once:
  npm create --yes tavola-plugin -- osteria --brand
--help describes the options.`)
  })

  it('it stops at once, with exit code 2', () => {
    const run = () =>
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/create/main.ts', '--feature'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, npm_command: '' },
      })
    expect(run)
      .to.throw()
      .that.includes({ status: 2 })
      .and.property('message')
      .includes('\n  create-tavola-plugin celebration --feature\n')
  })
})

const check = (name: string) => () => checkName(name, pluginNames())

describe('create-tavola-plugin: names', () => {
  it('lowercase letters, digits and hyphens are accepted; other names get a suggestion', () => {
    for (const name of ['tea', 'afternoon-tea', 'tea-4-two']) expect(check(name)).to.not.throw()
    const suggested: Readonly<Record<string, string>> = {
      AfternoonTea: 'afternoon-tea',
      afternoon_tea: 'afternoon-tea',
      'Afternoon tea': 'afternoon-tea',
      '4tea': 'tea',
      'tea-': 'tea',
      '../tea': 'tea',
    }
    for (const [name, valid] of Object.entries(suggested))
      expect(check(name)).to.throw(
        `Invalid name "${name}". Use lowercase letters, digits and hyphens, as in afternoon-tea. Did you mean "${valid}"?`,
      )
    expect(check('')).to.throw('Invalid name "". Use')
  })

  it("Tavola's plugins, and words of the code and of the payload, are refused", () => {
    expect(check('menus')).to.throw(
      'Tavola already has a plugin "menus". Choose another name, such as our-menus.',
    )
  })

  const reserved = {
    'is a word of the language': 'class await yield let static eval arguments undefined',
    'every object of JavaScript has': 'constructor to-string value-of has-own-property',
    'for something else': 'brand cleanup render-widget table-journey after-each diner it',
    'the project installs a package': 'react vite webpack-cli braintree-web',
    'is a field of every booking': 'children first-name venue-id',
  }
  for (const [reason, names] of Object.entries(reserved))
    it(`names are refused with the reason: ${reason}`, () => {
      for (const name of names.split(' '))
        expect(check(name)).to.throw(new RegExp(`"${name}" is a reserved name: .*${reason}`))
    })

  it('words of the code that nothing declares, and names of up to 60 characters, are accepted', () => {
    for (const name of ['birthday', 'offer', 'define-plugin', 'fetch', 'map', 'async', 'of', 'x'.repeat(60)])
      expect(check(name), name).to.not.throw()
    expect(check('x'.repeat(300))).to.throw('The name has 300 characters. Choose one of at most 60.')
  })

  it('ids, variables, journeys and texts write the name in their own form', () => {
    expect(
      withName("id: 'my-plugin', myPlugin, MyPlugin, 'My plugin', 'Your my plugin'", 'afternoon-tea'),
    ).to.equal("id: 'afternoon-tea', afternoonTea, AfternoonTea, 'Afternoon tea', 'Your afternoon tea'")
  })
})
