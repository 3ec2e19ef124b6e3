import { signal, untracked } from '@preact/signals-core'
import { ApiError } from '../../api/api-error'
import type { PluginContext } from '../../contract/plugin-context'
import type { Query, QueryDefinition } from '../../contract/query'
import { afterPaint } from '../../scheduling'

type Asking = Pick<PluginContext, 'effect' | 'run'>

/**
 * Starts a query under a name, "id.name", until the widget ends. Every plugin finds it in `ctx.queries`. A second call with the same
 * name returns the first query.
 */
export function startQuery<Key, Value>(
  ctx: Asking & Pick<PluginContext, 'queries'>,
  name: string,
  definition: QueryDefinition<Key, Value>,
): Query<Value> {
  const started = ctx.queries.peek()
  if (started[name]) return started[name] as Query<Value>
  const { query, begin } = createQuery(definition)
  ctx.queries.value = { ...started, [name]: query }
  begin(ctx)
  return query
}

export function createQuery<Key, Value>({ key, load, pause, isAwaited }: QueryDefinition<Key, Value>) {
  /** The key as JSON, so that an equal key does not ask again. */
  const asked = signal('null')
  const tries = signal(0)
  const answer = signal<Pick<Query<Value>, 'state' | 'value'>>({ state: 'idle' })
  let before: Key | null = null

  function ask(now: Key, { signal }: AbortController, { effect, run }: Asking): void {
    async function task(): Promise<void> {
      try {
        const value = await load(now, signal)
        if (!signal.aborted) answer.value = { state: 'loaded', value }
      } catch (error) {
        if (signal.aborted) return
        answer.value = { state: 'failed' }
        // Any other error is the plugin's fault.
        if (!(error instanceof ApiError)) effect(() => raise(error))
      }
    }
    void (isAwaited ? run(task) : task())
  }

  /** Asks until the returned function is called. */
  function begin(ctx: Asking): () => void {
    const ends = [
      ctx.effect(() => void (asked.value = JSON.stringify(key()))),
      ctx.effect(() => {
        void tries.value
        const now = JSON.parse(asked.value) as Key | null
        answer.value = { state: now === null ? 'idle' : 'loading' }
        if (now === null) return
        const stop = new AbortController()
        const call = () => ask(now, stop, ctx)
        const milliseconds = untracked(() => pause?.(now, before))
        before = now
        const timer = milliseconds && setTimeout(call, milliseconds)
        const callOff = timer ? () => clearTimeout(timer) : afterPaint(call)
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

function raise(error: unknown): never {
  throw error
}
