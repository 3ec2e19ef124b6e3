import { expect } from 'chai'
import { readOptions } from '../../tools/create/options'

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
