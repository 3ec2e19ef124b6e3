import { namesOf } from '../contract/journey'
import type { Theme } from '../host/look/theme'
import type { CodeBrand } from '../npm/public'
import type { SitDownOptions } from './options'

export type TestBrand = CodeBrand & Required<Pick<CodeBrand, 'journeys' | 'locale'>>

/** The brand of a test: the default one where it says nothing else, with a button for each journey of its plugins. */
export function brandOf({ plugins, brand }: SitDownOptions, theme: Theme): TestBrand {
  if (!Array.isArray(plugins) || plugins.length === 0)
    throw new TypeError('sitDown: "plugins" must be a list of plugins, as in [start, booking, mine].')
  const look = brand?.theme ?? theme
  const { journeys, groupJourney, locale, links } = look.brand
  const brought = plugins.flatMap(({ journey }) => (journey ? [journey] : []))
  const known = brought.flatMap(namesOf)
  // A journey of one's own is no journey of the default brand, and shall have its button all the same.
  const own = brought.map(({ name }) => name).filter((name) => ![...journeys, groupJourney].includes(name))
  return {
    locale,
    links,
    journeys: [...journeys.filter((name) => known.includes(name)), ...own],
    ...brand,
    theme: look,
    plugins,
  }
}
