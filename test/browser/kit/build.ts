import { basename, dirname, join, resolve } from 'node:path'

/** The folder of the build that is driven: the light one, which public pages take, or the one that TAVOLA_DIST names. */
export const dist = resolve(process.env.TAVOLA_DIST ?? 'dist/light')

/** Its name in the configurations of webpack. */
export const buildName = basename(dist) === 'light' ? 'light' : 'react'

/** Of the light one and React's, which lie together, the one that is not driven. */
export const otherDist = buildName === 'light' ? dirname(dist) : join(dist, 'light')
