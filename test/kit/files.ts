/**
 * Node's module loader runs in its own thread and answers asynchronously, even for a file that is loaded already.
 * While a request is pending, its message port is listed among the active resources of the process.
 */
const coming = () => process.getActiveResourcesInfo().includes('MessagePort')

/** Waits until all requested files are loaded; true where there were any. */
export async function filesCome(): Promise<boolean> {
  if (!coming()) return false
  while (coming()) await new Promise<void>((resolve) => void setImmediate(resolve))
  return true
}
