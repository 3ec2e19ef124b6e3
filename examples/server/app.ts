import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parse } from 'yaml'
import { createBooking, createEnquiry } from './api/creates'
import {
  getById,
  getClientToken,
  searchMenus,
  search,
  searchAvailability,
  searchNearby,
  sessionAvailability,
} from './api/reads'
import type { Services } from './api/services'
import { crossOrigin, securityHeaders } from './http/headers'
import { limitRate } from './http/limits'
import { THUMBNAILS } from './menu/menus'
import { wellFormed } from './request/path'
import { answerErrors, answerNotFound, Problem } from './request/problems'

/** About ten times the largest realistic body, in bytes. */
const LARGEST_BODY = 64 * 1024

const thumbnails = fileURLToPath(new URL('./menu/thumbnails', import.meta.url))

/** The nine calls, their description, and the menus' pictures. Works without a port: `app.request(…)`. */
export function createApp(services: Services): Hono {
  const app = new Hono()

  app.use(securityHeaders(services.publicUrl), crossOrigin(services.corsOrigins))
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  if (services.limits) app.use('/api/*', limitRate(services.limits))
  app.use('/api/*', wellFormed, bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }))

  app.get('/api/venues/search/:text', search(services))
  app.get('/api/venues/searchnearby/:text', searchNearby(services))
  app.get('/api/venues/getbyid/:venueId', getById(services))
  app.get('/api/sessions/availability/:venueId/:date/:guests/true', sessionAvailability(services))
  app.get('/api/venues/searchavailability/:venueId/:date/:time/:guests', searchAvailability(services))
  app.get('/api/menus/search/:venueId/:date/:guests/:time', searchMenus(services))
  app.get('/api/payment/getclienttoken', getClientToken(services))
  app.post('/api/bookings/create', createBooking(services))
  app.post('/api/enquiries/create', createEnquiry(services))

  serveOpenApi(app)
  app.get(
    `${THUMBNAILS}/*`,
    serveStatic({ root: thumbnails, rewriteRequestPath: (path) => path.slice(THUMBNAILS.length) }),
  )

  app.notFound(answerNotFound)
  app.onError(answerErrors(services))
  return app
}

const tooLarge = () => {
  throw new Problem(413, { body: ['The body is too large.'] })
}

const yaml = readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8')

/** The OpenAPI description of the nine calls; the tests check the server against it. */
export const openApiDocument = parse(yaml) as Record<string, unknown>

/** Serves the description as YAML and as JSON. */
export function serveOpenApi(app: Hono): void {
  app.get('/openapi.yaml', (c) => c.body(yaml, 200, { 'Content-Type': 'application/yaml' }))
  app.get('/openapi.json', (c) => c.json(openApiDocument))
}
