import { stub } from 'sinon'

/** The lines that a task writes to the console as errors, without "[Tavola]". */
export function logged(task: () => void): string[] {
  const error = stub(console, 'error')
  try {
    task()
    return error.args.map(([line]) => String(line).replace('[Tavola] ', ''))
  } finally {
    error.restore()
  }
}
