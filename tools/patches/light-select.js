/**
 * Takes parts out of react-select that the location box never uses: it draws its list by parts of its own
 * (plugins/start/location-select-parts.tsx). `mark`: only a file that has it is edited.
 */
export const lightSelect = {
  name: 'light-select',
  module: /node_modules\/react-select\/dist\/(Select|index)-/,
  replacements: [
    // Its `document` is the one that no element of the page can answer for (src/dom-clobbering.ts).
    {
      mark: 'document.addEventListener',
      pattern: /^/,
      by: "import { safeDocument as document } from 'tavola';\n",
    },
    // Filtering options, by accents too. The server searches, so there is no filter.
    {
      mark: 'var diacritics',
      pattern: /var diacritics = \[\{[\s\S]*?var createFilter = [\s\S]*?\n\};/,
      by: 'var createFilter = function () { return null; };',
    },
    // What it says to screen readers. The widget's announcer does (plugins/start/location-select.tsx, location-list.tsx).
    {
      mark: 'var defaultAriaLiveMessages',
      pattern: /var _ref = process\.env[\s\S]*?var LiveRegion = function [\s\S]*?\n\};/,
      by: 'var LiveRegion = function () { return null; };',
    },
    // Its parts, and their styles.
    { mark: 'var components', pattern: /var components = \{[\s\S]*?\n\};/, by: 'var components = {};' },
    {
      mark: 'var defaultStyles',
      pattern: /var defaultStyles = \{[\s\S]*?\n\};/,
      by: 'var defaultStyles = {};',
    },
    // Its colours. Ours are in the looks.
    { mark: 'var colors', pattern: /var colors = \{[\s\S]*?\n\};/, by: 'var colors = {};' },
    // The inputs of a list without typing, and of a form that the browser sends. The box has an input of its own.
    {
      mark: 'function DummyInput',
      pattern: /function DummyInput\(_ref\) \{[\s\S]*?\n\}\n/,
      by: 'function DummyInput() { return null; }\n',
    },
    {
      mark: 'var RequiredInput',
      pattern: /var RequiredInput = function RequiredInput\(_ref\) \{[\s\S]*?\n\};/,
      by: 'var RequiredInput = function () { return null; };',
    },
    {
      mark: 'key: "renderFormField"',
      pattern:
        /(key: "renderFormField",\s*value: function renderFormField\(\) \{)[\s\S]*?(\}, \{\s*key: "renderLiveRegion")/,
      by: '$1 return null; } $2',
    },
    // What it draws in its own box: the chosen option, and the signs at its end.
    {
      mark: 'key: "renderPlaceholderOrValue"',
      pattern:
        /(key: "renderPlaceholderOrValue",\s*value: function renderPlaceholderOrValue\(\) \{)[\s\S]*?(\}, \{\s*key: "renderClearIndicator")/,
      by: '$1 return null; } $2',
    },
    ...['ClearIndicator', 'LoadingIndicator', 'IndicatorSeparator', 'DropdownIndicator'].map((part) => ({
      mark: `key: "render${part}"`,
      pattern: new RegExp(
        `(key: "render${part}",\\s*value: function render${part}\\(\\) \\{)[\\s\\S]*?(\\}, \\{\\s*key:)`,
      ),
      by: '$1 return null; } $2',
    })),
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
