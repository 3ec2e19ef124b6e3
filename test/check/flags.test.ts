import { expect } from 'chai'
import { readFlags } from '../../tools/check/flags'

const read = (line: string) => readFlags(line.split(' ').filter(Boolean))
const optionsOf = (line: string) => {
  const command = read(line)
  if (command.kind !== 'check') throw new Error(`Not taken: ${line}`)
  return command.options
}

describe('tavola-check: flags', () => {
  it('only reads by default, as a browser on a page would', () => {
    expect(optionsOf('https://api.example/')).to.include({
      baseUrl: 'https://api.example',
      write: false,
      guests: 2,
      timeout: 10,
    })
    expect(optionsOf('https://api.example --write --guests=4 --date 2026-12-01')).to.include({
      write: true,
      guests: 4,
      date: '2026-12-01',
    })
    const command = readFlags(['--header', 'X-Key: a: b', '--header', 'X-Other: c', 'https://a.example'])
    expect(command)
      .to.have.nested.property('options.headers')
      .that.deep.equals({ 'X-Key': 'a: b', 'X-Other': 'c' })
  })

  it('--only takes a check, or the first word of several', () => {
    expect(optionsOf('https://a.example --only sessions.past,closure').only).to.deep.equal([
      'sessions.past',
      'closure.dates',
      'closure.order',
      'closure.today',
    ])
  })

  const wrong: Readonly<Record<string, string>> = {
    '': 'The address is missing: tavola-check https://api.example',
    'api.example': '"api.example" is no address: expected one like https://api.example.',
    'ftp://api.example': '"ftp://api.example" is no address: expected one like https://api.example.',
    'https://a.example https://b.example':
      'One address is checked at a time: "https://b.example" is a second one.',
    'https://a.example --wirte': 'There is no --wirte. --help lists the flags.',
    'https://a.example --date tomorrow': '--date takes a day as 2026-11-20, not "tomorrow".',
    'https://a.example --guests 15': '--guests takes a whole number from 1 to 14, not "15".',
    'https://a.example --origin https://b.example/book':
      '--origin takes a site like https://www.chain.example, without a path, not "https://b.example/book".',
    'https://a.example --venue': '--venue needs a value.',
    'https://a.example --header nothing': '--header takes "Name: value", not "nothing".',
  }
  for (const [line, message] of Object.entries(wrong))
    it(`a wrong flag reports what was expected: ${line || 'nothing'}`, () => {
      expect(read(line)).to.deep.equal({ kind: 'wrong', message })
    })
})
