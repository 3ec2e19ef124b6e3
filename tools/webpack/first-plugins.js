import { tsImport } from 'tsx/esm/api'

/**
 * The plugins that the loader fetches beside the widget's code: those that the catalogue marks with `first` and the
 * default brand lists. The loader is there before catalogue and brand, so the build reads them.
 */
export async function firstPlugins() {
  const [{ catalogue }, { brand }] = await Promise.all(
    ['../../themes/catalogue.ts', '../../themes/milano/brand.ts'].map((file) =>
      tsImport(file, import.meta.url),
    ),
  )
  return brand.plugins.filter((id) => catalogue.plugins[id]?.first)
}
