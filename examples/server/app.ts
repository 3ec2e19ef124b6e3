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
import { crossOrigin } from './http/cross-origin'
import { securityHeaders } from './http/security-headers'
import { limitRate } from './limits/limit-rate'
import { THUMBNAILS } from './menu/menus'
import { serveOpenApi } from './openapi'
import { answerErrors, answerNotFound } from './request/answer-errors'
import { Problem } from './request/problem'

/** About ten times the largest realistic body, in bytes. */
const LARGEST_BODY = 64 * 1024

const thumbnails = fileURLToPath(new URL('./menu/thumbnails', import.meta.url))

/** The nine calls (section 7), their description, and the menus' pictures. Works without a port: `app.request(…)`. */
export function createApp(services: Services): Hono {
  const app = new Hono()

  app.use(securityHeaders(services.publicUrl), crossOrigin(services.corsOrigins))
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  if (services.limits) app.use('/api/*', limitRate(services.limits))
  app.use('/api/*', bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }))

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
