import { table } from '../write-pages'
import type { Measured } from './measure'
import type { TabStops } from './keyboard'
import { phones } from './phone'
import { byHand, checked, newDiner, remembered, rememberedChecked, type Walk } from './walks'

const sizes = phones.map(({ width, height }) => `${width} x ${height}`)

/** docs/taps.md. Each walk was measured on each phone. */
export const tapsPage = (
  date: string,
  all: readonly (readonly Measured[])[],
  byKeyboard: readonly TabStops[],
): string =>
  `# How many taps

Written by \`npm run taps\` on ${date}; no figure here is written by hand. The example pages of \`npm start\`, with the light build, driven in
Chromium as phones of ${sizes.join(' and ')} px with touch. The pages' clock shows Saturday 21 November 2026, 16:30. The back end responds after
0.7 seconds, so that late shifts are found.

Each walk begins with the page as it is shown: \`inline.html\` names neither restaurant nor journey, and on \`popup.html\` the first press is the
restaurant's button. A **tap** is a touch of a button, a field or a day. A native list counts two: one opens it, one chooses. Typing into a field
counts one tap, and one **typed field**. The phone's own autofill fills in name, email and telephone with one tap. Keys and scrolling don't count.
A press is **out of view** if the diner has to scroll before it: its target isn't wholly within the visible window, or something covers it.
**Scrolls** are the times that the window or a scroller moves until the name can be typed, or is filled in: by the diner, a part of the window at a
time, or by itself. **Shift** is the cumulative layout shift of the whole walk. Two figures are those of the two phones, where they differ.

**example** is the brand of the example pages, with \`day-at-a-glance\` and \`keep\`. **specified** has the controls of the default brand. Tables
are for two tonight at 19:30, unless the walk says otherwise. The check for humans is the sandbox's question, which the last press opens.

## Goals

For the example brand.

${goals(all)}

## All walks

${table(
  [
    'walk',
    'page',
    'brand',
    'taps to the details',
    'taps in all',
    'typed fields',
    'out of view',
    'scrolls',
    'shift',
  ],
  all.map(row),
)}

${keyboardSection(byKeyboard)}

## Tap by tap

On the phone of ${sizes[0]} px. A press in *italics* was out of view.

${all.map(([measured]) => list(measured!)).join('\n\n')}
`

/** The Tab stops of the walks by keyboard. */
export const keyboardSection = (byKeyboard: readonly TabStops[]): string => `## By keyboard

A **Tab stop** is a press of Tab within the widget, at a desk's window. All times of a day, all days of the calendar, all numbers of guests and
the list of restaurants are one stop each: the arrows move within them, and Tab leaves them. The goal is ${mostTabStops} stops from the first
control to the reference. A switch that sends Tab has the same way.

${table(
  ['walk', 'page', 'brand', 'Tab stops to the details', 'Tab stops in all'],
  byKeyboard.map(({ walk, toDetails, stops }) => [
    walk.title,
    walk.page,
    walk.brand,
    toDetails,
    stops.length > mostTabStops ? `**${stops.length}**` : stops.length,
  ]),
)}

${byKeyboard.map(({ walk, stops }) => `**${walk.title}** (${walk.page}, ${walk.brand}): ${stops.map(controlIn).join(' · ')}`).join('\n\n')}`

/** The goal for a diner without a mouse, who types the details. */
export const mostTabStops = 26

/** The name of a control, and its kind where it has none: `input[radio] "2"` is “2”. */
const controlIn = (stop: string) => `“${/"([^"]+)"?/.exec(stop)?.[1] ?? stop.split(/[ .[]/)[0]}”`

const shiftOf = ({ shifts }: Measured) => shifts.reduce((sum, { value }) => sum + value, 0).toFixed(2)

/** One figure, or that of each phone. */
const figure = (measured: readonly Measured[], count: (measured: Measured) => number | string) =>
  [...new Set(measured.map(count))].length === 1 ? count(measured[0]!) : measured.map(count).join(' / ')

function row(measured: readonly Measured[]) {
  const { walk } = measured[0]!
  const count = (read: (measured: Measured) => number | string) => figure(measured, read)
  return [
    walk.title,
    walk.page,
    walk.brand,
    count(({ toDetails }) => toDetails),
    count(({ taps }) => taps),
    count(({ typed }) => typed),
    count(({ outOfView }) => outOfView),
    count(({ scrolls }) => scrolls),
    count(shiftOf),
  ]
}

/** The goals beside the figures, in the page and in the popup. What misses its goal is bold. */
function goals(all: readonly (readonly Measured[])[]): string {
  const of = (walk: Walk, page: Walk['page']) =>
    all.find(
      ([found]) =>
        found!.walk.title === walk.title && found!.walk.page === page && found!.walk.brand === 'example',
    )!
  const most = (walks: readonly Walk[], page: Walk['page'], count: (measured: Measured) => number) =>
    Math.max(...walks.flatMap((walk) => of(walk, page)).map(count))
  const goal = (name: string, limit: number, count: (page: Walk['page']) => number) => {
    const counts = (['inline', 'popup'] as const).map(count)
    return [name, limit, ...counts.map((found) => (found > limit ? `**${found}**` : found))]
  }
  const taps = ({ taps }: Measured) => taps
  const withGoal = [newDiner, byHand, checked, remembered, rememberedChecked]
  return table(
    ['goal', 'at most', 'in the page', 'in the popup'],
    [
      goal('taps, new diner', 9, (page) => most([newDiner], page, taps)),
      goal('taps, new diner who types the details', 9, (page) => most([byHand], page, taps)),
      goal('taps, remembered diner', 3, (page) => most([remembered], page, taps)),
      goal(
        'more taps for the human check',
        1,
        (page) => most([rememberedChecked], page, taps) - most([remembered], page, taps),
      ),
      goal('presses out of view, in any of these', 0, (page) =>
        most(withGoal, page, ({ outOfView }) => outOfView),
      ),
      goal('scrolls until the details, in any of these', 0, (page) =>
        most(withGoal, page, ({ scrolls }) => scrolls),
      ),
      goal('layout shift, in any of these', 0, (page) =>
        most(withGoal, page, (found) => Number(shiftOf(found))),
      ),
    ],
  )
}

function list({ walk, acts }: Measured): string {
  const inWords = acts.map(({ words, taps, isOutOfView }) => {
    const press = taps === 1 ? words : `${words} (${taps})`
    return isOutOfView ? `*${press}*` : press
  })
  return `**${walk.title}** (${walk.page}, ${walk.brand}): ${inWords.join(' · ')}`
}
