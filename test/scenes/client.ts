import { createApi } from '../../src/api/client'
import { scene, type Answers, type SceneName, type SceneOptions } from '../../src/scenes'

/** The moment that scenes are played at here. */
export const friday = new Date('2026-11-20T09:00:00Z')

/** The widget's own client over a scene: what it makes of each answer. */
export function clientOf(name: SceneName, over: Answers = {}, options: SceneOptions = { now: friday }) {
  const played = scene(name, over, options)
  const headers = { 'X-Session-Id': 'session-1' }
  return { played, api: createApi({ baseUrl: 'https://api.example', headers, fetch: played }) }
}
