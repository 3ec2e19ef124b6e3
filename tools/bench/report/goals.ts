/** The goals, as times of the page with one button. By the end of the page's name. */
const goals: readonly (readonly [page: RegExp, goal: string])[] = [
  [/^light: (the tag|a call|the element)$/, '≤ 1.20'],
  [/^react: (the tag|a call|the element)$/, '≤ 1.70'],
  [/^light: .*preload lines$/, '≤ 1.00'],
  [/^react: .*preload lines$/, '≤ 1.55'],
  [/written into the page$/, '≤ 0.85'],
]

export const goalOf = (page: string): string => goals.find(([pattern]) => pattern.test(page))?.[1] ?? ''

/** Presses that may take four frames; all others two. The issue does not name the choice of a journey. */
const slower = /^(choose (venue|journey|day)|Continue.*|open calendar|next month)$/

export const pressGoal = (press: string): string => (slower.test(press) ? '≤ 64' : '≤ 32')
