import { fileURLToPath } from 'node:url'
import { sideScript } from '../../webpack.config.js'

/** Builds `tavola-scenes.js` beside each script-tag build, for tests and demonstrations. */
export default sideScript('tavola-scenes', fileURLToPath(new URL('script-tag.ts', import.meta.url)))
