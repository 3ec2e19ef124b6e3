import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { styles } from '../package/bundle.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Writes the docs' playground and the page of its preview into a folder: `node tools/playground/build.js folder`. Before it
 * `tsx tools/brand-schema/write.ts tools/playground/brand.schema.json closed` writes what the editor knows.
 */
const folder = process.argv[2] ?? path('dist')
mkdirSync(folder, { recursive: true })
await bundle('main.tsx', 'playground.js')
await bundle('preview.ts', 'preview.js')
for (const file of ['preview.html', 'playground.css']) copyFileSync(path(file), join(folder, file))

/** A classic script, as browsers run no modules of a page that is opened as a file. */
async function bundle(source, file) {
  const build = await rolldown({
    input: path(source),
    platform: 'browser',
    resolve: {
      alias: {
        'tavola/controls': path('../../src/controls/index.ts'),
        'tavola/journeys': path('../../src/journeys.ts'),
        'tavola/page': path('../../src/page.ts'),
        'tavola/time': path('../../src/time.ts'),
        tavola: path('../../src/index.ts'),
      },
    },
    tsconfig: false,
    checks: { moduleLevelDirective: false },
    transform: {
      jsx: { runtime: 'automatic' },
      define: {
        'process.env.NODE_ENV': '"production"',
        BRAND_SCHEMA: readFileSync(path('brand.schema.json'), 'utf8'),
      },
    },
    plugins: [styles],
  })
  await build.write({ file: join(folder, file), format: 'iife', minify: true, codeSplitting: false })
  await build.close()
}
