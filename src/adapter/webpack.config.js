import { fileURLToPath } from 'node:url'
import { sideScript } from '../../webpack.config.js'

/** Builds `tavola-adapter.js` beside each script-tag build, for pages without a bundler. */
export default sideScript('tavola-adapter', fileURLToPath(new URL('script-tag.ts', import.meta.url)))
