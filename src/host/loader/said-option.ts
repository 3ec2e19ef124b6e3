import type { InitOptions } from '../public'

/** What the page says of an option, unchecked: in an attribute of the element, else in code or in the script tag's `data-`. */
export type SaidOption = <Name extends keyof InitOptions>(name: Name) => InitOptions[Name] | undefined

export const saidIn =
  (options: Partial<InitOptions>, source?: Element): SaidOption =>
  (name) =>
    // `venueId` is written "venue-id"; an attribute's letters may be of any case.
    (source?.getAttribute(name.replace(/[A-Z]/, '-$&')) as never) ?? options[name]
