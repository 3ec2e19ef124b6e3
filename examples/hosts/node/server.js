import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import booking from 'tavola/plugins/booking'
import start from 'tavola/plugins/start'
import { TavolaBooking } from 'tavola/react'
import milano from 'tavola/themes/milano'

const brand = { name: 'osteria', title: 'Osteria restaurants', theme: milano, plugins: [start, booking] }

/** The page as a server sends it: an empty place of the widget's height, which the browser's React fills. */
export const page = () =>
  `<!doctype html><div id="app">${renderToString(createElement(TavolaBooking, { baseUrl: '', brand }))}</div>`

if (process.argv[1] === import.meta.filename)
  createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(page())).listen(
    8080,
  )
