import { linkNames } from '../options/link-names'
import type { InitOptions } from '../public'

/**
 * What the page says of an option, unchecked: in an attribute of the element, else in code or in the script tag's `data-`,
 * else in its address, where it may stand there.
 */
export type SaidOption = <Name extends keyof InitOptions>(name: Name) => InitOptions[Name] | null | undefined

export function saidIn(options: Partial<InitOptions>, source?: Element): SaidOption {
  const address = new URLSearchParams(location.search)
  return (name) =>
    // `venueId` is written "venue-id"; an attribute's letters may be of any case.
    (source?.getAttribute(name.replace(/[A-Z]/, '-$&')) as never) ??
    options[name] ??
    (name in linkNames ? address.get(`tavola-${linkNames[name as keyof typeof linkNames]}`) : undefined)
}
