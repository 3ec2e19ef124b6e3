/** What could end the script element, or start a comment in it. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that stays data inside a `<script>`: a name with `</script>` in it can't end the element. */
export const structuredDataText = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!)

/** The element for a page's HTML. A Content-Security-Policy needs nothing for it, because browsers don't run it. */
export const structuredDataScript = (data: object): string =>
  `<script type="application/ld+json">${structuredDataText(data)}</script>`
