import { useKernel } from '../controls/context'

/** What describes a control of the shell that waits for a request: each widget has a root of its own. */
export const loadingId = 'tavola-loading'

/** Section 2, "Loading overlay". It is for the eye: the announcer says the same. */
export function Loading() {
  const { tasks, texts } = useKernel()
  return (
    <div className={tasks.busy.value ? 'loading loading-on' : 'loading'} aria-hidden="true">
      <p id={loadingId} part="loading" className="loading-text">
        {tasks.busy.value ? texts.loading.value : ''}
      </p>
    </div>
  )
}
