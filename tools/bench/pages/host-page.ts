/** A chain's page, in which the widget stands at the top: the pages differ in what is asked for alone. */
export const hostPage = (head: string, body: string): string => `<!doctype html>
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
      <p>We keep your table for fifteen minutes.</p>
    </main>
  </body>
</html>`
