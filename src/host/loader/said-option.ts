import type { InitOptions } from '../public'

/**
 * What the page says of an option, unchecked: in an attribute of the element, else in code or in the script tag's `data-`,
 * else in its address under `addressName`.
 */
export type SaidOption = <Name extends keyof InitOptions>(
  name: Name,
  addressName?: string,
) => InitOptions[Name] | null | undefined

export function saidIn(options: Partial<InitOptions>, source?: Element): SaidOption {
  const address = new URLSearchParams(location.search)
  return (name, addressName) =>
    // `venueId` is written "venue-id"; an attribute's letters may be of any case.
    (source?.getAttribute(name.replace(/[A-Z]/, '-$&')) as never) ??
    options[name] ??
    address.get('tavola-' + addressName)
}
