import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { help } from '../../tools/check/help'

const page = readFileSync('docs/back-end/check.md', 'utf8')

describe('tavola-check: its page', () => {
  it('names every flag that the help names', () => {
    const flags = (text: string) =>
      [...new Set(text.match(/(?<![\w-])--[a-z]+(-[a-z]+)*/g))].filter((flag) => flag !== '--help')
    expect(flags(page).filter((flag) => flag !== '--save-dev')).to.have.members(flags(help))
  })
})
