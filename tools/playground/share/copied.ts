import { type BrandJson, type Settings } from '../settings'

/** What "Copy the tag" and "Copy npm" put into the clipboard: a widget as the playground shows it, on a back end of yours. */

/** The venue that a page would name. */
const venue = 'cork'

/** A page's HTML. The brand stands in a script before the tag, so that its quotes need no escape. */
export function tagOf(brand: BrandJson, { journey, way, venue: isNamed }: Settings): string {
  const { $schema: _, ...config } = brand
  const name = nameOf(brand)
  const lines = [
    '  async',
    '  src="https://www.example.com/tavola/tavola.js"',
    '  data-base-url="https://api.example.com"',
    ...(way === 'inline' ? ['  data-container="#book"'] : []),
    `  data-brand="${name}"`,
    ...(journey ? [`  data-journey="${journey}"`] : []),
    ...(isNamed ? [`  data-venue-id="${venue}"`] : []),
  ]
  const place =
    way === 'inline'
      ? '<div id="book" style="min-height: 46rem"></div>'
      : `<a href="/book" data-tavola-venue="${venue}">Book a table</a>`
  // "</script>" within a text would end the script.
  const json = indent(JSON.stringify({ [name]: config }, null, 2).replaceAll('</', '<\\/'), '  ')
  return `${place}
<script>
  window.Tavola = window.Tavola || { q: [], init() { this.q.push(['init', arguments]) }, open() { this.q.push(['open', arguments]) } }
  Tavola.brands = ${json}
</script>
<script
${lines.join('\n')}
></script>
`
}

/** A module of a page that is built with npm: imports of exactly these plugins, and the brand. */
export function npmOf(brand: BrandJson, { journey, way, venue: isNamed }: Settings): string {
  const { $schema: _, plugins, theme, ...config } = brand
  const ids = Array.isArray(plugins) ? plugins.map(String) : []
  const look = typeof theme === 'string' ? theme : 'milano'
  const language = languageOf(brand)
  const options = [
    "baseUrl: 'https://api.example.com',",
    way === 'inline' ? "container: document.querySelector('#book')," : 'inline: false,',
    ...(journey ? [`journey: ${JSON.stringify(journey)},`] : []),
    ...(isNamed ? [`venueId: '${venue}',`] : []),
    'brand,',
  ]
  const entries = Object.entries(config).map(([key, value]) => `${key}: ${JSON.stringify(value, null, 2)},`)
  const members = [
    ...entries,
    `theme: ${variableOf(look)},`,
    `plugins: [${ids.map(variableOf).join(', ')}],`,
    ...(language ? [`languages: { '${language}': () => import('tavola/languages/${language}') },`] : []),
  ]
  const imports = [
    "import { init } from 'tavola'",
    ...ids.map((id) => `import ${variableOf(id)} from 'tavola/plugins/${id}'`),
    `import ${variableOf(look)} from 'tavola/themes/${look}'`,
  ]
  return `${imports.join('\n')}

const brand = {
${indent(members.join('\n'), '  ', true)}
}

init({
${indent(options.join('\n'), '  ', true)}
})
`
}

const nameOf = ({ name }: BrandJson) => (typeof name === 'string' && /^[\w-]+$/.test(name) ? name : 'osteria')

/** As JavaScript names it: `card-guarantee` is `cardGuarantee`. */
const variableOf = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The pack that a locale needs beside English. */
function languageOf({ locale }: BrandJson): string | undefined {
  const [language] = String(locale ?? 'en').split('-')
  return language === 'en' ? undefined : language
}

const indent = (text: string, by: string, first = false) =>
  text
    .split('\n')
    .map((line, index) => (index > 0 || first ? by + line : line))
    .join('\n')
