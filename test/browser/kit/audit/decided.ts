/** What axe leaves to a person (`incomplete`), each decided once. */
export interface Decision {
  readonly rule: string
  /** In the element's HTML. */
  readonly element: RegExp
  /** In axe's own reason. */
  readonly because?: RegExp
  readonly decision: string
  readonly on: string
}

export const decisions: readonly Decision[] = [
  {
    rule: 'color-contrast',
    element: /./,
    decision: 'The examination of contrast measures each text over the pixels that are drawn below it.',
    on: '2026-11-23',
  },
]

const used = new Set<Decision>()

export function isDecided(rule: string, html: string, because: string): boolean {
  const decision = decisions.find(
    (one) => one.rule === rule && one.element.test(html) && (one.because?.test(because) ?? true),
  )
  if (decision) used.add(decision)
  return decision !== undefined
}

/** Decisions that nothing has asked for since the process began. */
export const unusedDecisions = () => decisions.filter((decision) => !used.has(decision))
