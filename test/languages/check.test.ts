import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'

const run = promisify(execFile)
const check = (folder: string) =>
  run(process.execPath, ['--import', 'tsx', 'themes/languages/check.ts', folder]).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )

/** What `npm run build` does first. */
describe('The check of the languages', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'languages-'))
    copyFileSync('themes/languages/forms.ts', join(folder, 'forms.ts'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, change: (source: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync('themes/languages/it.ts', 'utf8')))

  it('contract, brand config: the build begins with it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } }
    expect(scripts.build).to.match(/^tsx themes\/languages\/check\.ts && /)
  })

  it('contract, brand config: it passes where nothing is missing', async () => {
    write('it.ts', (source) => source)
    expect(await check(folder)).to.equal('')
  })

  it('contract, brand config: it fails with the name of the key and of the file where one is missing', async () => {
    write('it.ts', (source) => source.replace(/ {2}'start\.continue':.*\n/, ''))
    expect(await check(folder)).to.equal('it.ts: "start.continue" is missing.\n')
  })

  it('contract, brand config: to add a language is to add its file, which is checked as the others are', async () => {
    write('pt-BR.ts', (source) => source.replace("'terms.close': 'Chiudi'", "'terms.shut': 'Fechar'"))
    expect((await check(folder)).trim().split('\n')).to.deep.equal([
      'pt-BR.ts: "terms.close" is missing.',
      'pt-BR.ts: "terms.shut" is no text of the widget.',
    ])
  })
})
