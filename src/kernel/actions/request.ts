import { ApiError } from '../../api/api-error'
import type { AnyPlugin } from '../../contract/plugin'
import type { Requested } from '../../contract/plugin-context'
import type { Schema } from '../../contract/schema'
import type { Kernel } from './kernel'
import { parse } from './parse'

/** A plugin's own request. A failure is reported and returned as `error`. Its file is loaded on use, as few plugins make one. */
export async function request<Output>(
  plugin: AnyPlugin,
  { api, guard, signal }: Kernel,
  schema: Schema<Output>,
  method: 'get' | 'post',
  path: string,
  body?: unknown,
): Promise<Requested<Output>> {
  try {
    const raw = await api.request(method, path, body, signal)
    return { body: parse(schema, raw) }
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError('malformed', path, { cause })
    if (error.failure !== 'aborted') guard.fault({ owner: plugin, hook: 'request', name: path }, error)
    return { error }
  }
}
