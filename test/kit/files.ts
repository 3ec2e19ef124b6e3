/**
 * Node's module loader runs in its own thread and answers asynchronously, even for a file that is loaded already.
 * While a request is pending, its message port is listed among the active resources of the process.
 */
const isLoading = () => process.getActiveResourcesInfo().includes('MessagePort')

/** Waits until all requested files are loaded; resolves to whether there were any. */
export async function filesCome(): Promise<boolean> {
  if (!isLoading()) return false
  while (isLoading()) await new Promise<void>((resolve) => void setImmediate(resolve))
  return true
}
