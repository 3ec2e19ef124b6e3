import { light, react } from '../../webpack.config.js'

/**
 * Builds a script that stands beside each script-tag build, for the pages that need it: the widget's files do not include it.
 *
 * @param {string} file its name, without ".js"
 * @param {string} source
 */
export const sideScript = (file, source) =>
  [react, light].map(({ name, target, resolve, module, output }) => ({
    name,
    mode: 'production',
    target,
    resolve,
    module,
    entry: { [file]: source },
    output: { path: output.path, filename: '[name].js' },
    performance: { hints: false },
    stats: { preset: 'errors-warnings' },
    devtool: false,
  }))
