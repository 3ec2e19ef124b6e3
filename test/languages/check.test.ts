import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { allProblems } from '../../tools/languages/problems'

/** The first step of `npm run build`. */
describe('The check of the languages', () => {
  it('the build begins with it', () => {
    const { wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      wireit: { build: { command: string } }
    }
    expect(wireit.build.command).to.match(/^tsx tools\/languages\/check\.ts && /)
  })

  it('it passes if nothing is missing', async () => {
    expect(await allProblems(resolve())).to.deep.equal([])
  })

  describe('in a project with faults', () => {
    let root: string
    let code: number
    let problems: readonly string[]
    before('plant them, and check', async () => {
      root = mkdtempSync(join(tmpdir(), 'languages-'))
      for (const folder of ['src', 'plugins', 'themes', 'package.json'])
        cpSync(folder, join(root, folder), { recursive: true })
      const write = (file: string, change: (source: string) => string, from = file) =>
        writeFileSync(join(root, file), change(readFileSync(from, 'utf8')))
      write('plugins/start/languages/it.ts', (source) => source.replace(/ {2}continue:.*\n/, ''))
      write('plugins/menus/languages/english.ts', (source) => source.replace('...messages', ''))
      write(
        'plugins/terms/languages/pt-BR.ts',
        (source) => source.replace("close: 'Chiudi'", "shut: 'Fechar'"),
        'plugins/terms/languages/it.ts',
      )
      rmSync(join(root, 'plugins/ticket'), { recursive: true })
      const words = ['--import', 'tsx', 'tools/languages/check.ts', root]
      await new Promise<void>((done) =>
        execFile(process.execPath, words, (error, _, said) => {
          code = Number(error?.code ?? 0)
          problems = said.trim().split('\n')
          done()
        }),
      )
    })
    after(() => rmSync(root, { recursive: true }))

    it('brand.place: it fails with the name of the key and of the file if one is missing', () => {
      expect(code).to.equal(1)
      expect(problems).to.include('it.ts: "start.continue" is missing.')
    })

    it('it fails if a plugin shows a text that its english.ts lacks', () => {
      expect(problems).to.include(
        'plugins/menus/messages.ts: "title" is not listed in plugins/menus/languages/english.ts.',
      )
    })

    it('it passes without a plugin, whose texts are all in its folder', () => {
      expect(problems.filter((problem) => problem.includes('ticket'))).to.deep.equal([])
    })

    it('brand.place: a language is checked as soon as one file of it is there', () => {
      expect(problems).to.include.members([
        'pt-BR.ts: "terms.close" is missing.',
        'pt-BR.ts: "terms.shut" is no text of the widget.',
        'pt-BR.ts: "widget.back" is missing.',
      ])
      expect(problems).not.to.include('pt-BR.ts: "terms.title" is missing.')
    })
  })
})
