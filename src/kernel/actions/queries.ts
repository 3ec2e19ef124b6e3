import { signal, untracked } from '@preact/signals-core'
import { ApiError } from '../../api/api-error'
import type { PluginContext } from '../../contract/plugin-context'
import type { Query, QueryDefinition } from '../../contract/query'
import { afterPaint } from '../../scheduling'
import { defineTool } from './plugin-context'

type Effect = PluginContext['effect']

/**
 * Starts a query of the widget under a name, "id.name", by which every plugin finds it: `ctx.query(name)`. A second call with a name
 * returns the query that there is. It ends with the widget.
 */
export const startQuery = <Key, Value>(
  ctx: Pick<PluginContext, 'effect' | 'use'>,
  name: string,
  definition: QueryDefinition<Key, Value>,
): Query<Value> => ctx.use(tool)(ctx.effect, name, definition)

const tool = defineTool(
  ({ queries, tasks }) =>
    <Key, Value>(effect: Effect, name: string, definition: QueryDefinition<Key, Value>) => {
      const known = queries.peek()[name]
      if (known) return known as Query<Value>
      const { query, start } = createQuery(definition, tasks.run)
      queries.value = { ...queries.peek(), [name]: query }
      start(effect)
      return query
    },
)

/** `run`: of a task that the diner waits for. */
export function createQuery<Key, Value>(
  { key, load, pause, isAwaited }: QueryDefinition<Key, Value>,
  run?: <Result>(task: () => Promise<Result>) => Promise<Result>,
) {
  /** As JSON, so that an equal key asks nothing. */
  const asked = signal<string | null>(null)
  const tries = signal(0)
  const answer = signal<Pick<Query<Value>, 'state' | 'value'>>({ state: 'idle', value: undefined })
  let before: Key | null = null

  async function ask(now: Key, signal: AbortSignal, effect: Effect): Promise<void> {
    const call = () => load(now, signal)
    try {
      const value = await (isAwaited && run ? run(call) : call())
      if (!signal.aborted) answer.value = { state: 'loaded', value }
    } catch (error) {
      if (signal.aborted) return
      answer.value = { state: 'failed', value: undefined }
      // All but a failed call is a fault of the plugin.
      if (!(error instanceof ApiError)) effect(() => raise(error))
    }
  }

  /** Until the returned function is called. */
  function start(effect: Effect): () => void {
    const ends = [
      effect(() => {
        const now = key()
        asked.value = now === null ? null : JSON.stringify(now)
      }),
      effect(() => {
        void tries.value
        answer.value = { state: asked.value === null ? 'idle' : 'loading', value: undefined }
        if (asked.value === null) return
        const now = JSON.parse(asked.value) as Key
        const stop = new AbortController()
        const begin = () => void ask(now, stop.signal, effect)
        const milliseconds = untracked(() => pause?.(now, before))
        before = now
        const callOff = milliseconds ? inMilliseconds(milliseconds, begin) : afterPaint(begin)
        return () => {
          callOff()
          stop.abort()
        }
      }),
    ]
    return () => ends.forEach((end) => end())
  }

  const query: Query<Value> = {
    get state() {
      return answer.value.state
    },
    get value() {
      return answer.value.value
    },
    retry: () => void tries.value++,
  }
  return { query, start }
}

function inMilliseconds(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

function raise(error: unknown): never {
  throw error
}
