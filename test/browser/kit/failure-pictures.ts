import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPages } from './browser'

const folder = fileURLToPath(new URL('../.failed', import.meta.url))

/** For `afterEach`; `endVisits` does it too: if the test has failed, writes a picture of each open page, and prints where it is. */
export async function pictureFailure(this: Mocha.Context | void): Promise<void> {
  const test = this?.currentTest
  if (test?.state !== 'failed') return
  const name = test
    .fullTitle()
    .match(/[\p{L}\d]+/gu)!
    .join('-')
    .slice(0, 120)
  await mkdir(folder, { recursive: true })
  for (const [index, page] of (await openPages()).entries()) {
    const path = join(folder, `${name}${index === 0 ? '' : `-${index + 1}`}.png`)
    // A page that hangs has none, and the failure itself is what counts.
    const written = page.screenshot({ path, timeout: 10_000 }).then(() => `Picture: ${relative('', path)}`)
    console.log(await written.catch((error: unknown) => `No picture of ${page.url()}: ${String(error)}`))
  }
}
