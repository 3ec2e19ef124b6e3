import { init } from '../../../src/npm'
import type { CodeInitOptions } from '../../../src/npm/public'
import { catalogue } from '../../../themes/build/catalogue'
import { loadPlugins } from '../../plugins/built'
import { packs } from '../brands'

const recipes = {
  controls: () => import('plugins-of-the-docs/controls/evening'),
  'time-buttons': () => import('plugins-of-the-docs/recipes/time-buttons/index'),
}
export type Recipe = keyof typeof recipes

interface ScriptBrand {
  readonly theme?: string
  readonly plugins: readonly string[]
}

/** The widget with a plugin of the docs, from its source: a script tag's brand names only plugins of its build. */
export async function initRecipe(recipe: Recipe, { brand, ...options }: { readonly brand: object }) {
  const { theme = 'milano', plugins, ...rest } = brand as ScriptBrand
  const look = await catalogue.themes[theme]!()
  const own = await recipes[recipe]()
  const built = await loadPlugins()
  const others = built.filter(({ id }) => plugins.includes(id))
  return init({
    ...options,
    brand: {
      ...rest,
      theme: look.default,
      plugins: [...others, own.default],
      languages: packs,
    },
  } as unknown as CodeInitOptions)
}
