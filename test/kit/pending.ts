import { watchDigests } from '../../src/testing/page'

const digests = watchDigests()

/** What a pending import of a file is listed as: Node's module loader runs in its own thread, or, since Node 22, reads the file here. */
const loaders = ['MessagePort', 'FSReqCallback']
const isLoading = () =>
  digests.isPending() || process.getActiveResourcesInfo().some((name) => loaders.includes(name))

/** A turn of the event loop. */
export const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Waits until all requested files are loaded, and all digests made; resolves to whether there were any. */
export async function filesCome(): Promise<boolean> {
  const isSo = isLoading()
  // Since Node 22 a file that is loaded already takes a turn, and is not listed.
  do await turn()
  while (isLoading())
  return isSo
}

/** Waits for what is pending in the process: files, and the test's own answers, which take a few turns to be read. */
export async function settles(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) {
    await turn()
    await filesCome()
  }
}
