/** Undoes what the package's modules have for other bundlers and for Node (tools/package/bundle.js). */
export default function packageModule(source) {
  return (
    source
      // Braintree maps these names to its files for browsers.
      .replace(/(["'])(braintree-web\/[\w-]+)\/index\.js\1/g, '"$2"')
  )
}
