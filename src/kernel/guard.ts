import { effect } from '@preact/signals-core'

/** A plugin's fault as it reaches the host: which plugin, where, what. */
export interface Fault {
  readonly plugin: string
  readonly place: string
  readonly error: unknown
}

export type Report = (fault: Fault) => void

export interface Guard {
  /** Calls plugin code; on a throw reports it and answers with `otherwise`. */
  contain<Result>(plugin: string, place: string, run: () => Result, otherwise: Result): Result
  /** The same for what takes its time. */
  settle<Result>(
    plugin: string,
    place: string,
    run: () => Result | Promise<Result>,
    otherwise: Result,
  ): Promise<Result>
  /** A contained effect; a run that throws is reported, the effect stays. Returns its end. */
  effect(plugin: string, run: () => void | (() => void)): () => void
}

/** The only try/catch around plugin code. */
export function createGuard(report: Report): Guard {
  // A computed asks again and again: the same fault is said once.
  const said = new Map<string, string>()

  function say(plugin: string, place: string, error: unknown): void {
    const at = `${plugin} ${place}`
    if (said.get(at) === String(error)) return
    said.set(at, String(error))
    report({ plugin, place, error })
  }

  function contain<Result>(plugin: string, place: string, run: () => Result, otherwise: Result): Result {
    try {
      return run()
    } catch (error) {
      say(plugin, place, error)
      return otherwise
    }
  }

  return {
    contain,
    async settle(plugin, place, run, otherwise) {
      try {
        return await run()
      } catch (error) {
        say(plugin, place, error)
        return otherwise
      }
    },
    effect: (plugin, run) =>
      effect(() => {
        const undo = contain(plugin, 'effect', run, undefined)
        if (undo) return () => contain(plugin, 'effect', undo, undefined)
      }),
  }
}
