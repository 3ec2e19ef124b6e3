import { tavolaBuild } from 'tavola/webpack'

/** The files for the script tag: dist/light. */
export default tavolaBuild({ catalogue: './catalogue.ts', builds: ['light'] })
