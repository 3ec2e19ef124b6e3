#!/usr/bin/env node
/** `npm create tavola-plugin` is a package of this name; the command itself is in the package `tavola`. */
await import(new URL('lib/create/main.js', import.meta.resolve('tavola/package.json')))
