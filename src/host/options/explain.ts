import { logError } from '../../console'
import type * as optionProblems from '../../diagnostics/options'

/** Explains a mistake in the page's options. The explanations are a file that only such a page fetches. */
export const explain = (task: (problems: typeof optionProblems) => void): void =>
  void import(/* webpackChunkName: "wrong-options" */ '../../diagnostics/options').then(task, (error) =>
    logError('T016 Some options are invalid, and the file that explains them did not load.', error),
  )
