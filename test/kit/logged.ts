import { stub, type SinonStub } from 'sinon'
import { undoAfterTest } from './mocha/clean-up.mjs'

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

/** Records the errors on the console, instead of printing them, in each test of a suite. */
export function recordErrors(): SinonStub {
  const error = stub()
  beforeEach(() => {
    const { error: print } = console
    undoAfterTest(() => void (console.error = print))
    error.reset()
    console.error = error
  })
  return error
}
