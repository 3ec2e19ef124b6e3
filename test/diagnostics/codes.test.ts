import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { gone, lines } from '../../src/diagnostics/codes'

const folders = ['src', 'plugins', 'themes', 'tools/package']
const isSource = (file: string) => /\.(tsx?|cjs)$/.test(file) && !file.startsWith('src/diagnostics/codes/')

/** The codes that begin a text of the code, or stand for one. */
const used = new Set(
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter(isSource)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"`](T\d{3})\b/g)].map(([, code]) => code!)),
)

describe('Lines of the console', () => {
  it('each code in use is described', () => {
    expect([...used].filter((code) => !(code in lines))).to.deep.equal([])
  })

  it('each code that is described is in use', () => {
    expect(Object.keys(lines).filter((code) => !used.has(code) && !gone.includes(code))).to.deep.equal([])
  })

  for (const [code, { name, example, cause, cure }] of Object.entries(lines)) {
    it(`${code} has its name, what it looks like, its cause and its fix`, () => {
      expect(code).to.match(/^T\d{3}$/)
      for (const text of [example, cause, cure]) expect(text).to.have.length.above(10)
      expect(name).to.match(/^[^.]{5,70}$/)
      expect(example).not.to.match(/^\[Tavola\]|^T\d/)
      expect(cause.trim()).to.match(/[.|]$/)
      expect(cure.trim()).to.match(/\.$/)
    })
  }
})
