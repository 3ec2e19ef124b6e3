/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'the terms in a popup, a section for each journey'

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 2_150
