import { expect } from 'chai'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenizer, parse } from 'acorn'

/** Of ES2022 and earlier, what Safari has from 16.4 on only. It refuses a whole file for one of them. */
const lookbehind = /\(\?<[=!]/
const staticBlock = /^static\{$/

/** What a script of a build has that the oldest supported browsers can't parse (docs/browsers.md). */
function youngSyntax(source: string): string[] {
  try {
    parse(source, { ecmaVersion: 2022 })
  } catch (error) {
    return [String(error)]
  }
  const tokens = [...tokenizer(source, { ecmaVersion: 2022 })]
  const textOf = (index: number) => source.slice(tokens[index]?.start, tokens[index]?.end)
  return tokens.flatMap(({ type }, index) => {
    if (type.label === 'regexp' && lookbehind.test(textOf(index)))
      return [`the lookbehind of ${textOf(index)}`]
    return staticBlock.test(textOf(index) + textOf(index + 1)) ? ['a static block'] : []
  })
}

describe('The syntax of the builds', () => {
  for (const folder of ['dist', 'dist/light'])
    it(`${folder}: every supported browser can parse each file`, () => {
      const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
      expect(files.length).to.be.above(20)
      const found = files.flatMap((name) =>
        youngSyntax(readFileSync(join(folder, name), 'utf8')).map((what) => `${name}: ${what}`),
      )
      expect(found).to.deep.equal([])
    })
})
