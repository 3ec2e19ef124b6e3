import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { create } from '../../tools/create/project'

describe('create-tavola-plugin: its page of the docs', () => {
  it('shows the code that is created', () => {
    const room = mkdtempSync(join(tmpdir(), 'tavola-create-page-'))
    const packed = join(room, 'tavola.tgz')
    writeFileSync(packed, '')
    for (const kind of ['journey', 'feature'] as const)
      create({ name: 'tea', kind, into: join(room, kind), tavola: packed })
    const paths = readdirSync(room, { recursive: true }).map((path) => join(room, String(path)))
    const made = paths.flatMap((path) => (statSync(path).isFile() ? [readFileSync(path, 'utf8')] : []))
    rmSync(room, { recursive: true })

    const page = readFileSync('docs/plugins/new.md', 'utf8')
    // test/package/create.test.ts runs what the reader adds in step 4.
    const [before = '', added = '', after = ''] = page.split(/^## 4.*$|^## 5.*$/m)
    expect(added).to.include('scones')
    const samples = [...(before + after).matchAll(/```tsx? made\n([^]*?)```/g)].map(([, sample]) => sample!)
    expect(samples).to.have.length.above(6)
    const texts = made.map(lines)
    const unknown = samples.filter((sample) => !texts.some((text) => text.includes(lines(sample))))
    expect(unknown).to.deep.equal([])
  })
})

/** Without indentation, so that a sample may be a part of more code. */
const lines = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
