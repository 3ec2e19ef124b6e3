import { signal, untracked } from '@preact/signals-core'
import { ApiError } from '../../api/api-error'
import type { PluginContext } from '../../contract/plugin-context'
import type { Query, QueryDefinition } from '../../contract/query'
import { afterPaint } from '../../scheduling'
import { defineTool } from './plugin-context'

type Effect = PluginContext['effect']

/**
 * Starts a query under a name, "id.name", until the widget ends. Every plugin finds it as `ctx.query(name)`. A second call with the
 * same name returns the first query.
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
      const { load, isAwaited } = definition
      const { query, begin } = createQuery({
        ...definition,
        load: (key, signal) => (isAwaited ? tasks.run(() => load(key, signal)) : load(key, signal)),
      })
      queries.value = { ...queries.peek(), [name]: query }
      begin(effect)
      return query
    },
)

export function createQuery<Key, Value>({ key, load, pause }: QueryDefinition<Key, Value>) {
  /** The key as JSON, so that an equal key does not ask again. */
  const asked = signal<string | null>(null)
  const tries = signal(0)
  const answer = signal<Pick<Query<Value>, 'state' | 'value'>>({ state: 'idle', value: undefined })
  let before: Key | null = null

  async function ask(now: Key, signal: AbortSignal, effect: Effect): Promise<void> {
    try {
      const value = await load(now, signal)
      if (!signal.aborted) answer.value = { state: 'loaded', value }
    } catch (error) {
      if (signal.aborted) return
      answer.value = { state: 'failed', value: undefined }
      // Any other error is the plugin's fault.
      if (!(error instanceof ApiError)) effect(() => raise(error))
    }
  }

  /** Asks until the returned function is called. */
  function begin(effect: Effect): () => void {
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
        const call = () => void ask(now, stop.signal, effect)
        const milliseconds = untracked(() => pause?.(now, before))
        before = now
        const callOff = milliseconds ? inMilliseconds(milliseconds, call) : afterPaint(call)
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
  return { query, begin }
}

function inMilliseconds(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

function raise(error: unknown): never {
  throw error
}
