/** Takes parts out of react-select that the location box never uses. `mark`: only a file that has it is edited. */
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
    // Its styles. Ours are in plugins/start/start.css; emotion.ts reads only the list's height from these.
    {
      mark: 'var optionCSS',
      pattern: /var ((?!menuListCSS)\w*CSS|css\$1|css) = function \w+\([^)]*\) \{[\s\S]*?\n\};/g,
      by: 'var $1 = function () { return {}; };',
    },
    // Its icons and buttons beside the box, and the choice of several values.
    {
      mark: 'var DownChevron',
      pattern:
        /var (Svg|CrossIcon|DownChevron|DropdownIndicator|ClearIndicator|IndicatorSeparator|LoadingDot|LoadingIndicator|MultiValueGeneric|MultiValue) = function \1\([^)]*\) \{[\s\S]*?\n\};/g,
      by: 'var $1 = function () { return null; };',
    },
  ],
}
