import { fileURLToPath } from 'node:url'
import gallery from '../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The page that `npm run places` photographs: the widget from its source, with a plugin in code. */
export default {
  ...gallery,
  // Never served: fast to build, with React's warnings.
  mode: 'development',
  entry: { frame: path('frame.tsx') },
  output: { path: path('dist'), clean: true, filename: '[name].js' },
}
