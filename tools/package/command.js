import { chmodSync, copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { parse } from 'yaml'
import { foldersIn, licenceOf } from '../webpack/write-licences.js'

const openapi = 'examples/server/openapi.yaml'

/** The package's commands, each as one file that needs no other package, with the licences of what is in it. */
export async function writeCommands(folder) {
  await writeCommand('check', folder, [openApiInside])
  // The file that tavola-check compares back ends with.
  copyFileSync(openapi, join(folder, 'openapi.yaml'))
  await writeCommand('create', folder)
  cpSync('tools/create/templates', join(folder, 'create/templates'), { recursive: true })
}

async function writeCommand(name, folder, plugins) {
  const files = await bundleCommand(`tools/${name}/main.ts`, join(folder, name, 'main.js'), plugins)
  const licences = foldersIn(files).map(licenceOf)
  writeFileSync(join(folder, name, 'licences.txt'), licences.join('\n'))
}

/** Returns the files that the bundle is made of. */
async function bundleCommand(source, file, plugins = []) {
  const build = await rolldown({
    input: resolve(source),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'node20' },
    plugins,
  })
  const { output } = await build.write({ file, format: 'es', codeSplitting: false, minify: true })
  await build.close()
  // As npm does when it installs a command.
  chmodSync(file, 0o755)
  return output.flatMap(({ moduleIds }) => moduleIds ?? [])
}

/** The OpenAPI file itself in place of the code that reads it: the command needs neither the file nor a YAML parser. */
const openApiInside = {
  name: 'openapi-inside',
  load: {
    filter: { id: /openapi-document\.ts$/ },
    handler: () => ({
      code: `export const openApiDocument = ${JSON.stringify(parse(readFileSync(openapi, 'utf8')))}`,
      moduleType: 'js',
    }),
  },
}
