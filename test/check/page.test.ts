import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { help } from '../../tools/check/options'

const page = readFileSync('docs/back-end/check.md', 'utf8')

describe('tavola-check: its page of the docs', () => {
  it('names every option that the help names', () => {
    const optionsIn = (text: string) =>
      [...new Set(text.match(/(?<![\w-])--[a-z]+(-[a-z]+)*/g))].filter((option) => option !== '--help')
    expect(optionsIn(page).filter((option) => option !== '--save-dev')).to.have.members(optionsIn(help))
  })
})
