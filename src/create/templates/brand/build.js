import { cpSync } from 'node:fs'

/** A brand needs no build of its own: these are Tavola's files for the script tag. */
cpSync('node_modules/tavola/dist/light', 'dist/light', { recursive: true })
await import('./embed.js')
