/** The custom properties that a brand may set, each with a CSS property of the same values. tools/docs/reference/notes.ts describes them. */
export const tokens = {
  '--tavola-paper': 'color',
  '--tavola-field': 'color',
  '--tavola-ink': 'color',
  '--tavola-soft': 'color',
  '--tavola-tint': 'color',
  '--tavola-line': 'color',
  '--tavola-border': 'color',
  '--tavola-accent': 'color',
  '--tavola-accent-deep': 'color',
  '--tavola-on-accent': 'color',
  '--tavola-link': 'color',
  '--tavola-focus': 'color',
  '--tavola-aside': 'color',
  '--tavola-on-aside': 'color',
  '--tavola-garnish': 'color',
  '--tavola-error': 'color',
  '--tavola-veil': 'color',
  '--tavola-aside-image': 'background-image',
  '--tavola-paper-image': 'background-image',
  '--tavola-font': 'font-family',
  '--tavola-display': 'font-family',
  '--tavola-display-weight': 'font-weight',
  '--tavola-text-size': 'font-size',
  '--tavola-heading-size': 'font-size',
  '--tavola-heading-case': 'text-transform',
  '--tavola-heading-spacing': 'letter-spacing',
  '--tavola-radius': 'border-top-left-radius',
  '--tavola-card-radius': 'border-top-left-radius',
  '--tavola-button-radius': 'border-top-left-radius',
  '--tavola-button-case': 'text-transform',
  '--tavola-border-width': 'border-top-width',
  '--tavola-focus-width': 'outline-width',
  '--tavola-control-height': 'min-height',
  '--tavola-gap': 'row-gap',
  '--tavola-bottom': 'bottom',
  '--tavola-shadow': 'box-shadow',
  '--tavola-max-width': 'max-width',
} as const

export type TokenName = keyof typeof tokens

export const isToken = (name: string): name is TokenName => Object.hasOwn(tokens, name)

/** Whether the browser accepts a value for a CSS property; undefined if it can't tell, as in jsdom. */
export const isCssValue = (property: string, value: string): boolean | undefined =>
  typeof CSS === 'undefined' ? undefined : CSS?.supports(property, value)
