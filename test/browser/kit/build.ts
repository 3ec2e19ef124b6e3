import { resolve } from 'node:path'

/** The folder of the build that is driven: the light one, which public pages take, or the one that TAVOLA_DIST names. */
export const dist = resolve(process.env.TAVOLA_DIST ?? 'dist/light')
