/** What is taken out of react-select, each by its name in the source and where it begins and ends. */
const parts = [
  // For a filter over the options that the location box never uses, because the server does the searching: 1.6 KB.
  {
    mark: 'var diacritics',
    found: /var diacritics = \[\{[\s\S]*?\}\];/,
    left: "var diacritics = [{ base: 'a', letters: 'á' }];",
  },
  // Its own words to those who hear it, in English: ours are in the catalogue (spoken.ts).
  {
    mark: 'var defaultAriaLiveMessages',
    found: /var defaultAriaLiveMessages = \{[\s\S]*?\n\};/,
    left: 'var defaultAriaLiveMessages = {};',
  },
  // Its own styles: ours are in start.css, and emotion.ts takes no more of these than the height of the list.
  {
    mark: 'var optionCSS',
    found: /var ((?!menuListCSS)\w*CSS|css\$1|css) = function \w+\([^)]*\) \{[\s\S]*?\n\};/g,
    left: 'var $1 = function () { return {}; };',
  },
  // What is never shown: the marks and buttons beside the box, and all of choosing several.
  {
    mark: 'var DownChevron',
    found:
      /var (Svg|CrossIcon|DownChevron|DropdownIndicator|ClearIndicator|IndicatorSeparator|LoadingDot|LoadingIndicator|MultiValueGeneric|MultiValue) = function \1\([^)]*\) \{[\s\S]*?\n\};/g,
    left: 'var $1 = function () { return null; };',
  },
]

/** A webpack loader for react-select's two files: takes out of them what is never used here. */
export default function lightSelect(source) {
  return parts.reduce((rest, { mark, found, left }) => {
    const lighter = rest.replace(found, left)
    if (lighter === rest && rest.includes(mark))
      throw new Error(`"${mark}" in react-select looks otherwise now: see light-select.mjs.`)
    return lighter
  }, source)
}
