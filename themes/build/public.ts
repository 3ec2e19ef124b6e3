import { fields as stepOne } from './companions/start'

/**
 * The package's "tavola/catalogue": what a chain's own script-tag build begins with (docs/plugins/own-build.md). Each part
 * comes from a file of its own, so that a build has only what its catalogue takes.
 */
export { defineCatalogue } from '../../src/host/brand/catalogue'
export type { Catalogue } from '../../src/host/brand/catalogue'
export { catalogue } from './catalogue'
export { languages, texts } from '../languages'

/** The fields of step 1, for a catalogue that lists its plugins. */
export const fields = { start: stepOne }
