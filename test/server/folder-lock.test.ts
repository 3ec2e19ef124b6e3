import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Readable, Writable } from 'node:stream'
import { expect } from 'chai'
import { compiled } from './compiled'

/** Says "held" or "refused"; what it holds it holds until it is ended. */
const START = (file: string) => `
  import { lockFolder } from '${pathToFileURL(file).href}'
  lockFolder(process.argv[1]).then(() => 'held', () => 'refused').then((text) => process.stdout.write(text))
  process.stdin.resume()`

describe('The lock of a data folder', () => {
  let folder: string
  let script: string
  const processes: ChildProcessByStdio<Writable, Readable, null>[] = []

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tavola-lock-'))
    script = START(await compiled('examples/server/database/folder-lock.ts'))
  })
  after(async () => {
    for (const each of processes) each.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  function start() {
    const words = ['--input-type=module', '-e', script, folder]
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
    processes.push(child)
    return child
  }
  const word = async (child: ReturnType<typeof start>) =>
    String(((await once(child.stdout, 'data')) as [Buffer])[0])

  it('is held by one of three processes that start at the same time, and free again after a kill -9', async () => {
    const three = [start(), start(), start()]
    const words = await Promise.all(three.map(word))
    expect([...words].sort()).to.deep.equal(['held', 'refused', 'refused'])

    const holder = three[words.indexOf('held')]!
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    expect(await word(start())).to.equal('held')
  })
})
