/** Host pages, each a function of the API's address. */

export type HostPage = (api: string) => string

interface Parts {
  readonly head?: string
  readonly body: string
}

export const page = ({ head = '', body }: Parts) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Trattoria</title>
    <link rel="icon" href="data:," />
    <style>#book { min-height: 46rem }</style>
    ${head}
  </head>
  <body>
    <main>
      <h1>Trattoria</h1>
      ${body}
      <p id="below">We keep your table for fifteen minutes.</p>
    </main>
  </body>
</html>`

/** A call of init with options, as the page's script has it. */
export const initWith =
  (options = ''): HostPage =>
  (api) =>
    page({
      body: `<div id="book"></div>
        <script src="/tavola.js"></script>
        <script>
          handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), ${options} })
        </script>`,
    })

export const inlinePage: HostPage = initWith()

/** Options that leave the diner the time to choose: tests of what comes after it begin there. */
export const atTimes = "venueId: 'cork', date: '2026-11-28', journey: 'Booking'"
export const timesPage: HostPage = initWith(atTimes)

/** The chain's list of restaurants, whose buttons open the popup. */
export const popupPage: HostPage = (api) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>
      <script src="/tavola.js"></script>
      <script>handle = Tavola.init('${api}')</script>`,
  })

export const script = (attributes: string) => `<script src="/tavola.js" ${attributes}></script>`

/** Attributes of the script tag alone, which stands in the head and does not wait for its container. */
export const tagged =
  (attributes = '', more = ''): HostPage =>
  (api) =>
    page({
      head: script(`data-base-url="${api}" ${attributes}`),
      body: `<div id="book"></div>${more}`,
    })
