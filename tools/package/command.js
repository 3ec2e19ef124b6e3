import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { parse } from 'yaml'
import { foldersIn, licenceOf } from '../webpack/write-licences.js'

const openapi = 'examples/server/openapi.yaml'

/**
 * The command `tavola-check` as one file that needs nothing beside it, and the OpenAPI file that it holds back ends to.
 */
export async function writeCommand(folder) {
  const build = await rolldown({
    input: resolve('src/check/main.ts'),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'node20' },
    plugins: [openApiInside],
  })
  const { output } = await build.write({
    file: join(folder, 'check/main.js'),
    format: 'es',
    codeSplitting: false,
    minify: true,
  })
  await build.close()
  // npm does the same where it installs a command.
  chmodSync(join(folder, 'check/main.js'), 0o755)
  const licences = foldersIn(output.flatMap(({ moduleIds }) => moduleIds ?? [])).map(licenceOf)
  writeFileSync(join(folder, 'check/licences.txt'), licences.join('\n'))
  copyFileSync(openapi, join(folder, 'openapi.yaml'))
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
