/** Not the loader's own chunk, which stands alone. */
export const notLoader = ({ name }) => name !== 'tavola'

/** Fetched for step 1: the widget's code, step 1 itself, and what the catalogue of plugins imports. */
const isFirst = ({ name, groupsIterable }) =>
  ['host', 'start-step'].includes(name) ||
  [...groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => /catalogue\.ts$/.test(module?.resource)),
  )

const libraries = /node_modules\/(react|react-dom|scheduler|preact|@preact)\//

/** What step 1 needs, libraries and src, in one file: it compresses best together, and takes one request. */
export const hostChunk = (src) => ({
  libraries: { name: 'host', chunks: notLoader, test: libraries, enforce: true },
  sources: {
    name: 'host',
    chunks: notLoader,
    test: (module, { chunkGraph }) =>
      module.resource?.startsWith(src) && [...chunkGraph.getModuleChunksIterable(module)].some(isFirst),
    enforce: true,
  },
})
