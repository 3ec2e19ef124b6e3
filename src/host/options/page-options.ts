import { logError } from '../log-error'
import type { InstanceParts, RunningWidget } from '../widget/instance'
import { fits, readOptions } from './options'
import type { InitOptions } from '../public'
import { camelCase, fromTexts, ofAddress, ofLink, optionsOf } from './text-options'

/** Options beyond those given in code: a chunk that only pages fetch that have them. */

/** What the page's own code says, then what its tag or element says, then its address. */
export async function readPageOptions(
  parts: InstanceParts,
  signal: AbortSignal,
): Promise<Partial<InitOptions>> {
  const { host, source, handle } = parts
  const wished = readOptions(ofAddress(location.search), 'address')
  if (!source) return { ...wished, ...given(parts.options) }
  const known = Object.keys(fits)
  if (source instanceof HTMLScriptElement) {
    tellMisspelt(source, known)
    return { ...wished, ...optionsOf(source, known) }
  }
  const { elementOptions } = await import(/* webpackChunkName: "element-options" */ './element-options')
  // It may have the script tag's, which are texts, others' attributes among them.
  const inCode = { ...wished, ...fromTexts(pick(parts.options as Record<string, unknown>, known)) }
  return {
    ...inCode,
    ...elementOptions({
      element: source as HTMLElement,
      host,
      inCode,
      known,
      handle,
      signal,
    }),
  }
}

/** The loader has read "inline" for the element. */
const pick = (texts: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name) && name !== 'inline'))

/** Others put attributes of their own on script tags: those that are far from any option are theirs. */
function tellMisspelt(tag: HTMLScriptElement, known: readonly string[]): void {
  const others = tag
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && !known.includes(camelCase(name.slice('data-'.length))))
  if (others.length === 0) return
  import(/* webpackChunkName: "wrong-options" */ './wrong-options').then(
    ({ tellMisspelt }) => tellMisspelt(others, '<script>', logError),
    () => undefined,
  )
}

/** What is undefined is left out. */
const given = (options: Partial<InitOptions>): Partial<InitOptions> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/** A link that was pressed: what it says is wished for. */
export function wishOfLink(widget: RunningWidget, dataset: DOMStringMap): void {
  if (!widget.gone.aborted) widget.wish(readOptions(ofLink(dataset), 'link'), 'link')
}
