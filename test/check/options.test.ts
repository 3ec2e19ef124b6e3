import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { UsageError } from '../../tools/command-line'
import { help, readOptions } from '../../tools/check/options'
import { optionsOf } from './examine'

const words = (line: string) => line.split(' ').filter(Boolean)

describe('tavola-check: options', () => {
  it('only reads by default, as a browser on a page would', () => {
    expect(optionsOf('https://api.example/')).to.deep.include({
      baseUrl: 'https://api.example',
      write: false,
      origin: 'https://www.example.com',
      guests: 2,
      sessionHeader: 'X-Session-Id',
      idempotencyHeader: undefined,
      timeout: 10,
      headers: {},
      only: [],
    })
  })

  it('takes a value after a space or "=", and --header more than once', () => {
    expect(optionsOf(...words('https://api.example --write --guests=4 --date 2026-12-01'))).to.include({
      write: true,
      guests: 4,
      date: '2026-12-01',
    })
    const { headers } = optionsOf('--header', 'X-Key: a: b', '--header', 'X-Other: c', 'https://a.example')
    expect(headers).to.deep.equal({ 'X-Key': 'a: b', 'X-Other': 'c' })
  })

  it('--only takes a check, or the first word of several', () => {
    const { only } = optionsOf(...words('https://a.example --only sessions.past,closure'))
    expect(only).to.deep.equal(['sessions.past', 'closure.dates', 'closure.order', 'closure.today'])
  })

  it('--help and -h print the help, whatever else there is', () => {
    for (const line of ['--help', '-h', 'https://a.example --wirte --help'])
      expect(readOptions(words(line)), line).to.equal('help')
  })

  const wrong: Readonly<Record<string, string>> = {
    '': 'The address is missing. For example: tavola-check https://api.example',
    'api.example': '"api.example" is not a web address. It should look like https://api.example.',
    'ftp://api.example': '"ftp://api.example" is not a web address. It should look like https://api.example.',
    'https://a.example https://b.example':
      'Check one address at a time: "https://a.example" or "https://b.example", not both.',
    'https://a.example --wirte': 'Unknown option "--wirte". Did you mean "--write"?',
    'https://a.example --sesion-header=X':
      'Unknown option "--sesion-header". Did you mean "--session-header"?',
    'https://a.example --password': 'Unknown option "--password". --help lists the options.',
    'https://a.example -x': 'Unknown option "-x". --help lists the options.',
    'https://a.example --write=yes': '--write takes no value.',
    'https://a.example --date tomorrow': '--date takes a date such as 2026-11-20, not "tomorrow".',
    'https://a.example --guests 15': '--guests takes a whole number from 1 to 14, not "15".',
    'https://a.example --origin https://b.example/book':
      '--origin takes a site without a path, such as https://www.chain.example, not "https://b.example/book".',
    'https://a.example --time-zone Dublin':
      '--time-zone takes a time zone such as Europe/Dublin, not "Dublin".',
    'https://a.example --adapter a.js':
      'Check one at a time: --adapter a.js or "https://a.example", not both.',
    'https://a.example --venue': '--venue needs a value.',
    'https://a.example --venue --write': '--venue needs a value.',
    'https://a.example --header nothing': '--header takes "Name: value", not "nothing".',
    'https://a.example --only sesions.past':
      '--only: unknown check "sesions.past". Did you mean "sessions.past"?',
  }
  for (const [line, message] of Object.entries(wrong))
    it(`the error says what was expected: ${line || 'nothing'}`, () => {
      expect(() => readOptions(words(line)))
        .to.throw(UsageError)
        .with.property('message', message)
    })

  it('are all in the docs, and the docs name no other', () => {
    const page = readFileSync('docs/back-end/check.md', 'utf8')
    const optionsIn = (text: string) =>
      [...new Set(text.match(/(?<![\w-])--[a-z]+(-[a-z]+)*/g))].filter((option) => option !== '--help')
    expect(optionsIn(page).filter((option) => option !== '--save-dev')).to.have.members(optionsIn(help))
  })
})
