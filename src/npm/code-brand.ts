import type { Catalogue } from '../host/brand/catalogue'
import type { Brand } from '../contract/brand'
import { namesOf } from '../contract/journey'
import { withCompanions } from '../host/brand/with-companions'
import type { CodeBrand } from './public'

/** The mistakes in a brand in code, in words; undefined if there are none. */
export function brandMistakes(brand: unknown): string | undefined {
  if (!isRecord(brand)) return `"brand" must be an object with a theme and plugins, not ${inWords(brand)}.`
  const { theme, plugins } = brand
  const isTheme = isRecord(theme) && typeof theme.css === 'string' && isRecord(theme.brand)
  const mistakes = isTheme
    ? []
    : [`"brand.theme" must be a theme itself, as "tavola/themes/milano" exports it, not ${inWords(theme)}.`]
  if (!Array.isArray(plugins) || plugins.length === 0)
    mistakes.push(
      '"brand.plugins" must be a list of plugins, as in [start, booking] from "tavola/plugins/…".',
    )
  else
    plugins.forEach((plugin: unknown, index) => {
      if (isRecord(plugin) && typeof plugin.id === 'string') return
      const what = `"brand.plugins[${index}]" must be a plugin itself, as "tavola/plugins/…" exports it`
      mistakes.push(`${what}, not ${inWords(plugin)}.`)
    })
  return mistakes.length > 0 ? mistakes.join(' ') : undefined
}

const inWords = (value: unknown) => (typeof value === 'string' ? `"${value}"` : typeof value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Turns a brand in code into a brand with names, and their catalogue. */
export function toBrandSource({ theme, plugins: listed, languages = {}, ...rest }: CodeBrand): {
  readonly brand: Partial<Brand>
  readonly catalogue: Catalogue
} {
  const name = theme.brand.theme
  const plugins = withCompanions(listed)
  const known = plugins.flatMap(({ journey }) => (journey ? namesOf(journey) : []))
  return {
    brand: {
      // The theme's brand may have buttons for journeys that these plugins lack.
      journeys: theme.brand.journeys.filter((journey) => known.includes(journey)),
      ...(rest as Partial<Brand>),
      theme: name,
      plugins: plugins.map(({ id }) => id),
    },
    catalogue: {
      plugins,
      themes: { [name]: async () => ({ default: theme }) },
      languages: async () => ({
        default: Object.fromEntries(
          Object.entries(languages).map(([tag, pack]) => [
            tag,
            typeof pack === 'function' ? pack : async () => ({ default: pack }),
          ]),
        ),
      }),
      ...(theme.texts && { texts: theme.texts }),
      fallback: name,
    },
  }
}
