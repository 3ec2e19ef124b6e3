import { createRequire } from 'node:module'

/** The queries of package.json, the one place that says which browsers are supported: "firefox >= 98". */
export const { browserslist } = createRequire(import.meta.url)('tavola/package.json')

const oldest = Object.fromEntries(browserslist.map((query) => query.split(' >= ')))

/** The oldest version of each, as Lightning CSS takes it. */
export const cssTargets = Object.fromEntries(
  Object.entries(oldest).map(([browser, version]) => {
    const [major, minor = 0] = version.split('.').map(Number)
    return [browser, (major << 16) | (minor << 8)]
  }),
)
