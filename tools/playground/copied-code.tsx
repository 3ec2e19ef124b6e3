import { useState } from 'react'
import { inJson, type BrandJson, type Settings } from './settings'

/** The copied code: a widget as the playground shows it, on a back end of yours. */

/** The preselected restaurant. */
const venue = 'cork'

/** A page's HTML. The brand is in a script before the tag, so that its quotes need no escape. */
export function tagOf(brand: BrandJson, { journey, way, venue: isNamed }: Settings): string {
  const { $schema: _, ...config } = brand
  const name = nameOf(brand)
  const lines = [
    '  async',
    `  src="https://www.example.com/tavola/tavola${way === 'inline' ? '-inline' : ''}.js"`,
    '  data-base-url="https://api.example.com"',
    way === 'inline' && '  data-container="#book"',
    `  data-brand="${name}"`,
    journey && `  data-journey="${journey}"`,
    isNamed && `  data-venue-id="${venue}"`,
  ]
  const place =
    way === 'inline'
      ? '<div id="book" style="min-height: 46rem"></div>'
      : `<a href="/book" data-tavola-venue="${venue}">Book a table</a>`
  // "</script>" inside a text would end the script.
  const json = indent(inJson({ [name]: config }).replaceAll('</', '<\\/'))
  return `${place}
<script>
  window.Tavola = window.Tavola || { q: [], init() { this.q.push(['init', arguments]) }, open() { this.q.push(['open', arguments]) } }
  Tavola.brands = ${json}
</script>
<script
${lines.filter(Boolean).join('\n')}
></script>
`
}

/** A module for a page built with npm. It imports only the brand's plugins. */
export function npmOf(brand: BrandJson, { journey, way, venue: isNamed }: Settings): string {
  const { $schema: _, plugins, theme, ...config } = brand
  const ids = Array.isArray(plugins) ? plugins.map(String) : []
  const look = typeof theme === 'string' ? theme : 'milano'
  const [language] = String(brand.locale ?? 'en').split('-')
  const options = [
    "baseUrl: 'https://api.example.com',",
    way === 'inline' ? "container: document.querySelector('#book')," : 'inline: false,',
    journey && `journey: ${JSON.stringify(journey)},`,
    isNamed && `venueId: '${venue}',`,
    'brand,',
  ]
  const members = [
    ...Object.entries(config).map(([key, value]) => `${key}: ${JSON.stringify(value, null, 2)},`),
    `theme: ${variableOf(look)},`,
    `plugins: [${ids.map(variableOf).join(', ')}],`,
    language !== 'en' && `languages: { '${language}': () => import('tavola/languages/${language}') },`,
  ]
  const imports = [
    "import { init } from 'tavola'",
    ...ids.map((id) => `import ${variableOf(id)} from 'tavola/plugins/${id}'`),
    `import ${variableOf(look)} from 'tavola/themes/${look}'`,
  ]
  return `${imports.join('\n')}

const brand = {
  ${indent(members.filter(Boolean).join('\n'))}
}

init({
  ${indent(options.filter(Boolean).join('\n'))}
})
`
}

const nameOf = ({ name }: BrandJson) => (typeof name === 'string' && /^[\w-]+$/.test(name) ? name : 'osteria')

/** The variable for a name: `cardGuarantee` for `card-guarantee`. */
const variableOf = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Indents the lines after the first. */
const indent = (text: string) => text.replaceAll('\n', '\n  ')

interface CopyProps {
  readonly settings: Settings
  readonly brand: BrandJson
}

/** The copy buttons, and the result of the last press. */
export function CopyButtons({ settings, brand }: CopyProps) {
  const [status, setStatus] = useState('')
  const copies = {
    'script tag': () => tagOf(brand, settings),
    'npm code': () => npmOf(brand, settings),
    JSON: () => inJson(brand),
    link: () => location.href,
  }
  /** Browsers block the clipboard on plain http, and by some policies. */
  const copy = (what: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(`Copied: ${what}.`),
      () => setStatus('Your browser blocked copying. Select the text below and copy it yourself.'),
    )
  return (
    <div className="pg-copy">
      {Object.entries(copies).map(([what, text]) => (
        <button key={what} type="button" onClick={() => void copy(what, text())}>
          Copy {what}
        </button>
      ))}
      <p role="status">{status}</p>
      <details>
        <summary>Show the code</summary>
        <h3>Script tag</h3>
        <pre tabIndex={0}>{copies['script tag']()}</pre>
        <h3>npm</h3>
        <pre tabIndex={0}>{copies['npm code']()}</pre>
      </details>
    </div>
  )
}
