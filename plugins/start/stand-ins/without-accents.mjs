/**
 * A webpack loader for react-select's Select: takes out its table of accented letters, 1.6 KB for a filter over the
 * options that the location box never uses, because the server does the searching.
 */
export default function withoutAccents(source) {
  const table = /var diacritics = \[\{[\s\S]*?\}\];/
  if (!table.test(source)) {
    if (!source.includes('diacritics')) return source
    throw new Error(
      'The table of accented letters in react-select looks otherwise now: see without-accents.mjs.',
    )
  }
  return source.replace(table, "var diacritics = [{ base: 'a', letters: 'á' }];")
}
