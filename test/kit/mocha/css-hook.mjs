/**
 * Style sheets are imported as text, as in the build (tools/webpack/loaders/css.mjs), and fonts as base64; jsdom does not need
 * their content.
 */
export async function load(url, context, next) {
  if (!/\.(css|woff2)$/.test(url)) return next(url, context)
  return { format: 'module', source: 'export default ""', shortCircuit: true }
}
