import { createHash } from 'node:crypto'

/**
 * Writes `integrity.json`, each file's name with its hash, for pages that check what they load; and `embed.html`, the lines
 * of a page that has the browser fetch the widget's code together with the loader instead of after it.
 */
export const writeEmbed = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('embed', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'embed', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.entries(assets)
            .filter(([name]) => name.endsWith('.js'))
            .map(([name, source]) => [
              name,
              `sha384-${createHash('sha384').update(source.source()).digest('base64')}`,
            ])
          const integrity = Object.fromEntries(hashes)
          compilation.emitAsset('integrity.json', new sources.RawSource(JSON.stringify(integrity, null, 2)))
          // As it stands, for people to read: webpack makes HTML small too.
          const lines = new sources.RawSource(embedLines(integrity, brandFilesIn(compilation)))
          compilation.emitAsset('embed.html', lines, { minimized: true })
        },
      ),
    )
  },
}

/** What brand-files-loader.mjs has written into the loader, which may be a part of a module by now. */
const brandFilesIn = ({ modules }) =>
  [...modules]
    .flatMap((module) => module.modules ?? [module])
    .flatMap(({ buildInfo }) => buildInfo?.brandFiles ?? [])

function embedLines(integrity, brandFiles) {
  const fileOf = (name) => Object.keys(integrity).find((file) => file.startsWith(`tavola-${name}-`))
  const preload = (name) =>
    `<link rel="preload" as="script" href="/tavola/${fileOf(name)}" integrity="${integrity[fileOf(name)]}" crossorigin="anonymous" nonce="{nonce}" />`
  return `<!--
  Written by the build, in place of the script tag: lines for the head of your page. The names change with each build, so
  take them from the file of the build that you publish. Yours to change: "/tavola/", your folder with the build;
  "data-base-url" and what follows, your options; {nonce}, your page's nonce. Without a policy leave that attribute out.
-->
${preload('host')}
<script nonce="{nonce}">
  window.Tavola = Object.assign(window.Tavola || {}, { integrity: ${JSON.stringify(integrity)} })
</script>
<script
  async
  nonce="{nonce}"
  src="/tavola/tavola.js"
  integrity="${integrity['tavola.js']}"
  crossorigin="anonymous"
  data-base-url="https://api.example.com"
  data-container="#book"
></script>
<!--
  Some pages need more: one that gives the venue "api", one with <tavola-booking> "element-options", one with a brand of its
  own "own-brand" and the files of its look and language. Take the lines of those that yours needs:
${['api', 'element-options', 'own-brand', ...brandFiles].filter(fileOf).map(preload).join('\n')}
-->
`
}
