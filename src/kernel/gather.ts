import { readDeadline } from '../constants'
import type { AnyPlugin } from './contract'

/**
 * Brings the plugins that no first step needs, one fetch at a time. Resolves in any case: a feature whose file does not
 * come in time is left out until it does, and never holds a diner up for longer than an answer may.
 */
export function createGather(
  fetchFeatures: (join: (plugin: AnyPlugin) => void) => Promise<void>,
  join: (plugin: AnyPlugin) => void,
): () => Promise<void> {
  let under: Promise<void> | undefined
  return () => {
    under ??= fetchFeatures(join).finally(() => (under = undefined))
    let timer: ReturnType<typeof setTimeout>
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, readDeadline)))
    return Promise.race([under, patience]).finally(() => clearTimeout(timer))
  }
}
