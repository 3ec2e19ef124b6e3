import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** Writes dist/index.html: a page with the script tag and your brand, to copy from. `npm run preview` shows it. */
const { brand } = (await runnerImport('./brand.ts')).module
const data = {
  ...brand,
  // The script tag takes plugins and the theme by name, and has the languages already.
  theme: brand.theme.brand.theme,
  plugins: brand.plugins.map(({ id }) => id),
  languages: undefined,
}
// Escapes "<", so that a text with "</script>" can't end the script.
const json = JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')

writeFileSync(
  'dist/index.html',
  `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <link rel="icon" href="data:," />
  <title>${brand.name}</title>
  <div id="book" style="min-height: 46rem"></div>

  <!-- On your own page, leave out "init" and the scenes, which stand in for a back end: set data-base-url and data-container on the tag. -->
  <script src="light/tavola.js"></script>
  <script src="light/tavola-scenes.js"></script>
  <script>
    Tavola.brands = { own: ${json} }
    Tavola.init({
      baseUrl: 'https://api.example',
      container: document.querySelector('#book'),
      brand: 'own',
      fetch: Tavola.scenes.scene('a free evening'),
    })
  </script>
</html>
`,
)
