import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { expect } from 'chai'

/** Says "held" or "refused"; what it holds it holds until it is ended. */
const START = `
  import { lockFolder } from './examples/server/database/folder-lock.ts'
  lockFolder(process.argv[1]).then(() => 'held', () => 'refused').then((text) => process.stdout.write(text))
  process.stdin.resume()`

describe('The lock of a data folder', () => {
  let folder: string
  const processes: ChildProcessByStdio<Writable, Readable, null>[] = []

  before(async () => (folder = await mkdtemp(join(tmpdir(), 'tavola-lock-'))))
  after(async () => {
    for (const each of processes) each.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  function start() {
    const script = ['--import', 'tsx', '--input-type=module', '-e', START, folder]
    const child = spawn(process.execPath, script, { stdio: ['pipe', 'pipe', 'inherit'] })
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
