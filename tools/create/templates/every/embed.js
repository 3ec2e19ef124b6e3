import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** Writes dist/index.html: the script tag with your brand, ready to be copied into a page. `npm run preview` shows it. */
const { brand } = (await runnerImport('./brand.ts')).module
const data = {
  ...brand,
  // In a page plugins and look are named, and the build has the languages.
  theme: brand.theme.brand.theme,
  plugins: brand.plugins.map(({ id }) => id),
  languages: undefined,
}
// "<" as JSON may write it: a text with "</script>" does not end the script.
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

  <!-- In your page: data-base-url and data-container on the tag, in place of "init" and the scenes, which play your back end. -->
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
