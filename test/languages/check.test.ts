import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'

const run = promisify(execFile)
const check = (root: string) =>
  run(process.execPath, ['--import', 'tsx', 'tools/languages/check.ts', root]).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )

/** What `npm run build` does first. */
describe('The check of the languages', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'languages-'))
    for (const folder of ['src', 'plugins', 'themes', 'package.json'])
      cpSync(folder, join(root, folder), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, change: (source: string) => string, from = file) =>
    writeFileSync(join(root, file), change(readFileSync(from, 'utf8')))

  it('contract, brand config: the build begins with it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } }
    expect(scripts.build).to.match(/^tsx tools\/languages\/check\.ts && /)
  })

  it('contract, brand config: it passes where nothing is missing', async () => {
    expect(await check(root)).to.equal('')
  })

  it('contract, brand config: it fails with the name of the key and of the file where one is missing', async () => {
    write('plugins/start/languages/it.ts', (source) => source.replace(/ {2}continue:.*\n/, ''))
    expect(await check(root)).to.equal('it.ts: "start.continue" is missing.\n')
  })

  it('contract, brand config: it fails where a plugin shows a text that its english.ts leaves out', async () => {
    write('plugins/menus/languages/english.ts', (source) => source.replace('...messages', ''))
    expect(await check(root)).to.include(
      'plugins/menus/messages.ts: "title" is not listed in plugins/menus/languages/english.ts.',
    )
  })

  it('contract, brand config: it passes without a plugin, whose texts are all in its folder', async () => {
    rmSync(join(root, 'plugins/start'), { recursive: true })
    expect(await check(root)).to.equal('')
  })

  it('contract, brand config: a language is checked as soon as one file of it is there', async () => {
    write(
      'plugins/terms/languages/pt-BR.ts',
      (source) => source.replace("close: 'Chiudi'", "shut: 'Fechar'"),
      'plugins/terms/languages/it.ts',
    )
    const problems = (await check(root)).trim().split('\n')
    expect(problems).to.include.members([
      'pt-BR.ts: "terms.close" is missing.',
      'pt-BR.ts: "terms.shut" is no text of the widget.',
      'pt-BR.ts: "widget.back" is missing.',
    ])
    expect(problems).not.to.include('pt-BR.ts: "terms.title" is missing.')
  })
})
