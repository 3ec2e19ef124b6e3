/** Chunks of the source that the build puts into the file of the widget's code: they are needed as soon as it is. */
export const inCodeFile = ['start-step']
