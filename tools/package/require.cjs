'use strict'

/** For CommonJS that can't load ES modules: throws an error with the fix. The build copies it to the package. */

const problem = 'T005 require("tavola"): Tavola is ES modules, and what runs this code cannot require them'
const cure = [
  'Write instead: const { init } = await import("tavola")',
  'or say "type": "module" in your package.json, and: import { init } from "tavola"',
  'Node.js 20.19, 22.12 and newer can require it as it is; in Jest set NODE_OPTIONS=--experimental-vm-modules.',
]
const error = new Error(`[Tavola] ${problem} (Node.js ${process.versions.node}).\n  ${cure.join('\n  ')}`)
error.code = 'ERR_REQUIRE_ESM'
throw error
