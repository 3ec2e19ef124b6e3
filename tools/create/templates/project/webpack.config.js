// if plugin
import { tavolaBuild } from 'tavola/webpack'

/** Builds the files for the script tag into dist/light. */
export default tavolaBuild({ catalogue: './catalogue.ts', builds: ['light'] })
// end
