import { chmodSync, copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { parse } from 'yaml'
import { foldersIn, licenceOf } from '../webpack/write-licences.js'

const openapi = 'examples/server/openapi.yaml'

/** The package's commands, each as one file that needs no other package. */
export async function writeCommands(folder) {
  await writeCheck(folder)
  await bundleCommand('tools/create/main.ts', join(folder, 'create/main.js'))
  cpSync('tools/create/templates', join(folder, 'create/templates'), { recursive: true })
}

/** `tavola-check`, and the OpenAPI file that it holds back ends to. */
async function writeCheck(folder) {
  const files = await bundleCommand('tools/check/main.ts', join(folder, 'check/main.js'), [openApiInside])
  const licences = foldersIn(files).map(licenceOf)
  writeFileSync(join(folder, 'check/licences.txt'), licences.join('\n'))
  copyFileSync(openapi, join(folder, 'openapi.yaml'))
}

/** Returns the files that it is made of. */
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
  // npm does the same where it installs a command.
  chmodSync(file, 0o755)
  return output.flatMap(({ moduleIds }) => moduleIds ?? [])
}

/** So that the command reads no file, and parses no YAML. */
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
