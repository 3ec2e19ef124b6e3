import { writeDocs } from './docs'

/** `npm start`, after the build: the reference server, and meanwhile the docs that it serves. */
const { started } = await import('../../examples/server/main')
await started
writeDocs(['npm', 'run', 'docs'], 'docs/.site')
