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

/** The examination of contrast (text-contrast.ts) measures it, so that axe need not know the ground. */
const measured = { rule: 'color-contrast', element: /./, on: '2026-11-23' }

export const decisions: readonly Decision[] = [
  {
    ...measured,
    because: /background gradient/,
    decision:
      'A chevron, or the photograph under the header: each letter is measured over the pixels below it.',
  },
  {
    ...measured,
    because: /overlapped by another element/,
    decision:
      'The calendar, the list or the opened bar lies over it: what of it is seen is measured, and the whole of it in pictures where they are closed.',
  },
  {
    ...measured,
    because: /too short to determine|Axe encountered an error/,
    decision:
      'Numbers of guests, and the cross of Close, over which axe stumbles where a picture is behind it: their pixels are measured as those of any text.',
  },
  {
    ...measured,
    because: /pseudo element/,
    decision: 'A sign that is drawn in front of the text: each letter is measured over the pixels below it.',
  },
  {
    rule: 'target-size',
    element: /class="button button-quiet"/,
    because: /neighbor with negative tabindex/,
    decision:
      'The journeys under the open list, which lies over them until it is closed. Where it is closed the examination of targets presses them.',
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
