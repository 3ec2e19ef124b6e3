import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { readSettings } from '../../examples/server/settings'
import { createSite } from '../../examples/server/site'
import type { Answers } from '../../src/scenes/network'
import { restaurants as chain } from '../../src/scenes/restaurants'
import { startServer } from '../../test/browser/kit/site'
import { scene, type SceneName } from '../../src/scenes/scene'

/** In milliseconds: longer than the half second in which browsers ignore a shift after a tap. */
const answerTime = 700

/** Saturday afternoon in Dublin, so that today is “Tonight”. */
export const now = new Date('2026-11-21T16:30:00Z')

/** The first restaurant of the scenes is the first on the page of the popup. */
const [first, ...others] = chain
export const restaurants = [
  {
    ...first!,
    id: 'dublin-dawson-street',
    name: 'Milano Dawson Street',
    address: ['40 Dawson Street', 'Dublin'],
  },
  ...others.filter(({ id }) => id !== 'dublin'),
]

/** The back end of a walk. */
export interface Evening {
  readonly scene: SceneName
  /** They replace the scene's. */
  readonly answers?: Answers
}

export interface SiteOptions {
  /** `example` is the brand of the pages, `specified` has the controls of the default brand. */
  readonly brand: 'example' | 'specified'
  readonly evening: Evening
  /** Whether the sandbox of the example pages verifies that the diner is human. */
  readonly isVerified: boolean
}

/** The example pages as `npm start` serves them, with a scene as the back end. */
export async function startExamples({ brand, evening, isVerified }: SiteOptions) {
  const answer = scene(evening.scene, evening.answers, { now, restaurants })
  const api = new Hono().all('/api/*', async ({ req }) => {
    await pause(answerTime)
    return answer(req.raw)
  })
  const examples = createSite(api, readSettings({}))
  const edits = [
    ...(brand === 'specified' ? ['brands.example = brands.specified'] : []),
    ...(isVerified ? [] : [`delete brands.example.options['human-verification']`]),
  ]
  const site = new Hono()
  site.get('/example-brand.js', async ({ req, body }) => {
    // Without the browser's headers, so that the answer isn't compressed.
    const module = await (await examples.request(req.path)).text()
    return body([module, ...edits].join('\n'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })
  site.mount('/', examples.fetch)
  const listen = getRequestListener(site.fetch)
  return startServer((request, response) => {
    // The page's clock isn't the machine's.
    response.sendDate = false
    void listen(request, response)
  })
}
