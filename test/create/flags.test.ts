import { expect } from 'chai'
import { readFlags } from '../../tools/create/flags'

describe('create-tavola-plugin: arguments', () => {
  it('a name, its kind, a folder, and where Tavola is', () => {
    expect(readFlags(['tea'])).to.deep.equal({ name: 'tea' })
    expect(readFlags(['--feature', 'tea', '--into', 'src/tea', '--tavola=../t.tgz'])).to.deep.equal({
      name: 'tea',
      kind: 'feature',
      into: 'src/tea',
      tavola: '../t.tgz',
    })
    expect(readFlags([])).to.deep.equal({})
    expect(readFlags(['tea', '--help'])).to.equal('help')
  })

  it('an invalid argument is reported with what was expected', () => {
    const wrong: [words: string[], message: RegExp][] = [
      [['tea', 'coffee'], /"coffee" is a second name beside "tea"/],
      [['tea', '--plugin'], /There is no --plugin\. --help lists the flags/],
      [['tea', '--brand', '--journey'], /one of --journey, --feature, --brand: both --brand and --journey/],
      [['tea', '--into'], /--into needs a path after it/],
      [['tea', '--tavola', '--brand'], /--tavola needs a path after it/],
    ]
    for (const [words, message] of wrong) expect(() => readFlags(words), words.join(' ')).to.throw(message)
  })
})
