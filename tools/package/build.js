import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyBuildTools } from './build-tools.js'
import { bundle } from './bundle.js'
import { writeCommands } from './command.js'
import { writeData } from './data.js'
import { declare } from './declarations.js'

/** The npm package's modules and types (`npm run build`); the script-tag build is webpack's. */
const folder = process.env.TAVOLA_LIB ?? 'lib'
rmSync(folder, { recursive: true, force: true })
await bundle(folder)
copyFileSync(new URL('require.cjs', import.meta.url), join(folder, 'require.cjs'))
copyBuildTools(folder)
await declare(folder)
await writeData(folder)
await writeCommands(folder)
