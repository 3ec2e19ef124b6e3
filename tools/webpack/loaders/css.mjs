import { neededPackage } from '../build-errors.js'

/** A style sheet is imported as its text. */
export default async function styleSheet(source) {
  const { minifyCss } = await neededPackage(
    'lightningcss',
    `${this.resourcePath} is a style sheet, which "lightningcss" makes small`,
    () => import('./minify-css.js'),
  )
  return minifyCss(source, this.resourcePath)
}
