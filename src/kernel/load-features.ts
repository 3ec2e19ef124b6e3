import { readDeadline } from '../constants'
import type { AnyPlugin } from './contract'

export interface FeatureLoader {
  /** Asks for what is missing, one fetch at a time. */
  fetch(): Promise<void>
  /** The same, for as long as an answer may take. */
  wait(): Promise<void>
}

/**
 * Brings the plugins that no first step needs. Resolves in any case: a feature whose file does not come in time is left
 * out until it does.
 */
export function createFeatureLoader(
  fetchFeatures: (join: (plugin: AnyPlugin) => void) => Promise<void>,
  join: (plugin: AnyPlugin) => void,
  disposal: AbortSignal,
): FeatureLoader {
  let under: Promise<void> | undefined
  const fetch = () => (under ??= fetchFeatures(join).finally(() => (under = undefined)))

  return {
    fetch,
    wait() {
      let timer: ReturnType<typeof setTimeout>
      let stop = () => {}
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, readDeadline)
        disposal.addEventListener('abort', (stop = () => resolve()))
      })
      return Promise.race([fetch(), patience]).finally(() => {
        clearTimeout(timer)
        disposal.removeEventListener('abort', stop)
      })
    },
  }
}
