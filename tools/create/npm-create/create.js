#!/usr/bin/env node
/** `npm create tavola-plugin` runs the package of this name. The command itself is in the package `tavola`. */
await import(new URL('lib/create/main.js', import.meta.resolve('tavola/package.json')))
