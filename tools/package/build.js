import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { bundle } from './bundle.js'
import { writeCommands } from './command.js'
import { declare } from './declarations.js'
import { dataFiles } from './entries.js'

/** Writes the npm package's modules, types and data (`npm run build`). The script-tag build is webpack's. */
const folder = process.env.TAVOLA_LIB ?? 'lib'
rmSync(folder, { recursive: true, force: true })
await bundle(folder)
for (const file of ['require.cjs', 'testing.cjs'])
  copyFileSync(new URL(file, import.meta.url), join(folder, file))
copyBuildTools()
await declare(folder)
await writeData()
await writeCommands(folder)

/** "tavola/webpack" and "tavola/light" run in Node, and are copied as they are. */
function copyBuildTools() {
  for (const source of ['tools/webpack', 'tools/light'])
    cpSync(source, join(folder, source), {
      recursive: true,
      filter: (file) => !/\.[^/\\]+$/.test(file) || /\.(m?js|d\.ts)$/.test(file),
    })
}

/** The schema of the host events, and every text of the widget in English by its key. */
async function writeData() {
  copyFileSync('docs/events.v1.json', join(folder, dataFiles['./events.v1.json']))
  const { packOf } = await tsImport('../languages/packs.ts', import.meta.url)
  const texts = JSON.stringify(await packOf('english'), null, 2)
  writeFileSync(join(folder, dataFiles['./messages.json']), `${texts}\n`)
}
