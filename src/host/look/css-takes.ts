/** Whether the browser takes a value for a property; undefined where nobody knows, as in jsdom, which shows nothing. */
export const cssTakes = (property: string, value: string): boolean | undefined =>
  typeof CSS === 'undefined' ? undefined : CSS?.supports(property, value)
