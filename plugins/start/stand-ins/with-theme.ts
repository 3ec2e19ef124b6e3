/** Stands in for what emotion's `withTheme` copies static members with: 1 KB for a function that nothing here calls. */
export default function hoistStatics(): never {
  throw new Error('withTheme is not supported: Tavola themes are custom properties.')
}
