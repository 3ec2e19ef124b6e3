import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createBooking } from './api/bookings'
import { createEnquiry } from './api/enquiries'
import { getById } from './api/getbyid'
import { getClientToken } from './api/getclienttoken'
import { searchMenus } from './api/menus'
import { search } from './api/search'
import { searchAvailability } from './api/searchavailability'
import { searchNearby } from './api/searchnearby'
import type { Services } from './api/services'
import { sessionAvailability } from './api/sessions'
import { crossOrigin } from './cross-origin'
import { DatabaseUnavailable, OutcomeUnknown } from './database/unavailable'
import { THUMBNAILS } from './menu/menus'
import { serveOpenApi } from './openapi'
import { Problem, type Problems } from './request/problem'

/** About ten times the largest realistic body, in bytes. */
const LARGEST_BODY = 64 * 1024

const thumbnails = fileURLToPath(new URL('./menu/thumbnails', import.meta.url))

/** The nine calls (section 7), their description, and the menus' pictures. Works without a port: `app.request(…)`. */
export function createApp(services: Services): Hono {
  const app = new Hono()

  app.use(crossOrigin)
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use('/api/*', bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.json(TOO_LARGE, 413) }))

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

  app.notFound((c) => c.json(NO_SUCH_CALL, 404))
  app.onError((error, c) => {
    if (error instanceof Problem) return c.json(error.problems, error.status)
    if (error instanceof OutcomeUnknown) {
      console.error('A create may have gone through or not:', error.message)
      return c.json(UNKNOWN, 503)
    }
    if (error instanceof DatabaseUnavailable) {
      console.error('The database is not available:', error.message)
      c.header('Retry-After', RETRY_AFTER)
      return c.json(UNAVAILABLE, 503)
    }
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.json(OUR_FAULT, 500)
  })
  return app
}

/** In seconds: a database is back as soon as it answers. */
const RETRY_AFTER = '2'

const UNAVAILABLE: Problems = { server: ['We cannot answer just now. Please try again in a moment.'] }
/** Without Retry-After: to send it again may do it twice, where it came without an idempotency key. */
const UNKNOWN: Problems = { server: ['We cannot tell whether this went through. Please ask the restaurant.'] }
const TOO_LARGE: Problems = { body: ['The body is too large.'] }
const NO_SUCH_CALL: Problems = { path: ['There is nothing at this address.'] }
const OUR_FAULT: Problems = { server: ['Something went wrong on our side. Please try again.'] }
