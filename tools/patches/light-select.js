/**
 * Takes parts out of react-select that the location box never uses: it draws its list by parts of its own
 * (plugins/start/list-parts.tsx). `mark`: only a file that has it is edited.
 */
export const lightSelect = {
  name: 'light-select',
  module: /node_modules\/react-select\/dist\/(Select|index)-/,
  replacements: [
    // For filtering options by accents. The server searches, so there is no filter.
    {
      mark: 'var diacritics',
      pattern: /var diacritics = \[\{[\s\S]*?\}\];/,
      by: "var diacritics = [{ base: 'a', letters: 'á' }];",
    },
    // Its English texts for screen readers. Ours are in the message catalogue (plugins/start/screen-reader-texts.ts).
    {
      mark: 'var defaultAriaLiveMessages',
      pattern: /var defaultAriaLiveMessages = \{[\s\S]*?\n\};/,
      by: 'var defaultAriaLiveMessages = {};',
    },
    // Its parts, and their styles.
    { mark: 'var components', pattern: /var components = \{[\s\S]*?\n\};/, by: 'var components = {};' },
    {
      mark: 'var defaultStyles',
      pattern: /var defaultStyles = \{[\s\S]*?\n\};/,
      by: 'var defaultStyles = {};',
    },
    // Looking for room: the list is always below the box, and its height is in plugins/start/start.css.
    {
      mark: 'var MenuPlacer',
      pattern: /var MenuPlacer = function MenuPlacer\(props\) \{[\s\S]*?\n\};/,
      by: 'var MenuPlacer = function (props) { return props.children({ ref: null, placerProps: {} }); };',
    },
    // Keeping the wheel within the list: `overscroll-behavior` does.
    {
      mark: 'function ScrollManager',
      pattern: /function ScrollManager\(_ref\) \{[\s\S]*?\n\}\n/,
      by: 'function ScrollManager(props) { return props.children(function () {}); }\n',
    },
  ],
}
