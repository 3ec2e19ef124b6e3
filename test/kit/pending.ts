/**
 * Node's module loader runs in its own thread and answers asynchronously, even for a file that is loaded already.
 * While a request is pending, its message port is listed among the active resources of the process.
 */
const isLoading = () => process.getActiveResourcesInfo().includes('MessagePort')

/** A turn of the event loop. */
export const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Waits until all requested files are loaded; resolves to whether there were any. */
export async function filesCome(): Promise<boolean> {
  if (!isLoading()) return false
  while (isLoading()) await turn()
  return true
}

/** Waits for what is pending in the process: files, and the test's own answers, which take a few turns to be read. */
export async function settles(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) {
    await turn()
    await filesCome()
  }
}
