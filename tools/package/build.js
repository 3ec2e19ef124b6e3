import { chmodSync, copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { tsImport } from 'tsx/esm/api'
import { bundle } from './bundle.js'
import { declare } from './declarations.js'
import { dataFiles } from './entries.js'
import { foldersIn, licenceOf } from '../webpack/written-files.js'

/** Writes the npm package's modules, types and data (`npm run build`). The script-tag build is webpack's. */
const folder = process.env.TAVOLA_LIB ?? 'lib'
rmSync(folder, { recursive: true, force: true })
await bundle(folder)
for (const file of ['require.cjs', 'testing.cjs'])
  copyFileSync(new URL(file, import.meta.url), join(folder, file))
copyBuildTools()
await declare(folder)
await writeData()
await writeCommand('check')
await writeCommand('create')
cpSync('tools/create/templates', join(folder, 'create/templates'), { recursive: true })

/** "tavola/webpack" and "tavola/light" run in Node, and are copied as they are. */
function copyBuildTools() {
  for (const source of ['tools/webpack', 'tools/light'])
    cpSync(source, join(folder, source), {
      recursive: true,
      filter: (file) => !/\.[^/\\]+$/.test(file) || /\.(m?js|d\.ts)$/.test(file),
    })
}

/** The schemas of the host events and of the calls, and every text of the widget in English by its key. */
async function writeData() {
  copyFileSync('examples/server/openapi.yaml', join(folder, dataFiles['./openapi.yaml']))
  copyFileSync('docs/events.v1.json', join(folder, dataFiles['./events.v1.json']))
  const { packOf } = await tsImport('../languages/packs.ts', import.meta.url)
  const texts = JSON.stringify(packOf('english'), null, 2)
  writeFileSync(join(folder, dataFiles['./messages.json']), `${texts}\n`)
}

/** A command as one file without dependencies, with the licences of its contents. */
async function writeCommand(name) {
  const file = join(folder, name, 'main.js')
  const build = await rolldown({
    input: resolve(`tools/${name}/main.ts`),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'node20' },
  })
  const { output } = await build.write({ file, format: 'es', codeSplitting: false, minify: true })
  await build.close()
  // As npm does when it installs a command.
  chmodSync(file, 0o755)
  const licences = foldersIn(output.flatMap(({ moduleIds }) => moduleIds ?? [])).map(licenceOf)
  writeFileSync(join(folder, name, 'licences.txt'), licences.join('\n'))
}
