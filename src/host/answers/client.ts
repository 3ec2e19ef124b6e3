import { createApi as createSilentApi, type ApiOptions, type Nonsense } from '../../api/client'
import { logError } from '../log-error'

/** The widget's client: what makes no sense in an answer is told in the console. */
export const createApi = (options: ApiOptions) => createSilentApi({ ...options, onNonsense: tell })

/** The words are a file of their own: an answer that makes sense does not pay for them. */
function tell(nonsense: Nonsense): void {
  import(/* webpackChunkName: "wrong-answers" */ './explain-answer').then(
    ({ logNonsense }) => logNonsense(nonsense, logError),
    () => logError('T052 An answer of the back end makes no sense.'),
  )
}
