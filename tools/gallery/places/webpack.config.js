import { fileURLToPath } from 'node:url'
import gallery from '../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The page that `npm run places` photographs: the widget from its source, with a plugin in code. */
export default {
  ...gallery,
  // Not served to anybody: built fast, and React tells what is wrong.
  mode: 'development',
  entry: { frame: path('frame.tsx') },
  output: { path: path('dist'), clean: true, filename: '[name].js' },
}
