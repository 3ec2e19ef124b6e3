/**
 * A script on the host's page may add properties to Object.prototype, and `for … in` finds them: the calendar would take
 * them for its own options.
 */
export const ownKeys = {
  name: 'own-keys',
  module:
    /node_modules\/react-day-picker\/dist\/esm\/helpers\/(getDefaultClassNames|createGetModifiers)\.js$/,
  replacements: [{ pattern: /for \(const (\w+) in (\w+)\)/g, by: 'for (const $1 of Object.keys($2))' }],
}
