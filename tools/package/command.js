import { chmodSync, copyFileSync, cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { foldersIn, licenceOf } from '../webpack/written-files.js'

/** The package's commands, each as one file without dependencies, with the licences of its contents. */
export async function writeCommands(folder) {
  await writeCommand('check', folder)
  // Describes what tavola-check compares back ends with.
  copyFileSync('examples/server/openapi.yaml', join(folder, 'openapi.yaml'))
  await writeCommand('create', folder)
  cpSync('tools/create/templates', join(folder, 'create/templates'), { recursive: true })
}

async function writeCommand(name, folder) {
  const files = await bundleCommand(`tools/${name}/main.ts`, join(folder, name, 'main.js'))
  const licences = foldersIn(files).map(licenceOf)
  writeFileSync(join(folder, name, 'licences.txt'), licences.join('\n'))
}

/** Returns the files that the bundle is made of. */
async function bundleCommand(source, file) {
  const build = await rolldown({
    input: resolve(source),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'node20' },
  })
  const { output } = await build.write({ file, format: 'es', codeSplitting: false, minify: true })
  await build.close()
  // As npm does when it installs a command.
  chmodSync(file, 0o755)
  return output.flatMap(({ moduleIds }) => moduleIds ?? [])
}
