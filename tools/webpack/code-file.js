/** Chunks of the source that the build puts into the file of the widget's code: they are needed as soon as it is. */
export const inCodeFile = ['start-step']

/** Also a module that a later file shares with these: it would be in both. */
export const isInCodeFile = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => inCodeFile.includes(name))
