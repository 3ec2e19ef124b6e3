/**
 * Node's loader works in a thread of its own and answers when it answers, for a file that is here already too. While
 * it has something to answer, the port to it is among what keeps the process alive.
 */
const coming = () => process.getActiveResourcesInfo().includes('MessagePort')

/** Lets the files that were asked for come in, and says whether there were any. */
export async function filesCome(): Promise<boolean> {
  if (!coming()) return false
  while (coming()) await new Promise<void>((resolve) => void setImmediate(resolve))
  return true
}
