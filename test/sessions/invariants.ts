import { summaryOf } from './model/intention'
import { guestsOf, stepOf, type State, type Step } from './model/state'
import type { Session } from './session'
import type { Screen } from './stage/stage'

/** Checks the invariants after every move, and returns sentences about violations. */
export async function problems(session: Session): Promise<readonly string[]> {
  const { wrong, stage, state, screen, open, destroyed } = session
  const errors = (await stage.errors())
    .filter((error) => !isExpected.test(error))
    .map((error) => `An error that nobody caught: ${error}`)
  const found = [...wrong, ...errors]
  const isThere = open && !destroyed
  if (screen.shown !== isThere)
    found.push(`The widget is ${screen.shown ? 'on the screen' : 'not on the screen'}.`)
  if (found.length > 0 || !isThere || isAsked(screen)) return found
  const shown = shownStep(screen)
  const step = stepOf(state)
  if (shown !== step) return [...found, `Step ${shown} is on the screen instead of step ${step}.`]
  found.push(...choiceProblems(state, screen))
  if (session.isQuiet) found.push(...wayOnProblems(session))
  return found
}

/** Console lines about invalid responses and about a popup in another site's frame, which stories contain. */
const isExpected = /^\[Tavola\] T(05[012]|023) /

/** The question before what was typed is lost: it covers all else. */
export const isAsked = (screen: Screen) => screen.headings.includes('Leave without finishing?')

const headings: readonly (readonly [Step, RegExp])[] = [
  [7, /^Thank you for your enquiry/],
  [5, /^Booking Confirmed$/],
  [8, /^Guarantee your table$/],
  [6, /ENQUIRY DETAILS$/],
  [4, /^Your Details$/],
  [3, /^CHOOSE MENU$/],
  [2, /^(Other tables for you|Request a table)$/],
  [1, /^(Find your table|Plan a (kids’ )?party)$/],
]

const shownStep = (screen: Screen): Step | undefined =>
  headings.find(([, heading]) => screen.headings.some((text) => heading.test(text)))?.[0]

/** The screen shows the choices. */
function choiceProblems(state: State, screen: Screen): string[] {
  if (stepOf(state) !== 1) {
    const summary = stepOf(state) === 6 && state.date === null ? '' : summaryOf(state)
    const stands = summary === '' || screen.summary === summary
    return stands ? [] : [`The summary is "${screen.summary}" instead of "${summary}".`]
  }
  const shown = timeOn(screen)
  return shown === state.time ? [] : [`The time is ${shown} instead of ${state.time}.`]
}

/** The time in step 1's two boxes, HH:MM. */
export function timeOn(screen: Screen): string | null {
  const value = (name: string) =>
    screen.controls.find((control) => control.role === 'combobox' && control.name === name)?.value ?? ''
  const time = `${value('Hour')}:${value('Minute')}`
  return /^\d\d:\d\d$/.test(time) ? time : null
}

/** Everywhere there is an enabled way on. */
function wayOnProblems(session: Session): string[] {
  const { state, screen, intention } = session
  const can = (role: string, name: RegExp) => session.offers(role, name)
  if (intention.sending) return []
  if (screen.banner !== '') return can('button', /^OK$/) ? [] : ['The banner cannot be dismissed.']
  const needs = (isThere: boolean, what: string) =>
    isThere ? [] : [`There is no way on in step ${stepOf(state)}: ${what} is not enabled.`]
  switch (stepOf(state)) {
    case 1:
      return needs(...wayOnInStep1(state, can))
    case 2:
      return needs(can('button', /^(Book|Enquire) \d/) && can('button', /^Back$/), 'a slot or Back')
    case 3:
      return needs(can('button', /^Next$/), 'Next')
    case 4:
    case 6:
      if (state.detailsFixed) return needs(can('button', complete), '"Complete …"')
      if (can('button', /^Edit your details$/)) return ['The details are fixed, although none were.']
      return needs(can('textbox', /^First Name$/) && can('button', /^Continue$/), 'a field or Continue')
    case 5:
    case 7:
      return needs(can('button', finish), 'the button that ends it')
    case 8:
      return needs(can('button', complete) && can('button', /^Back$/), '"Complete Booking" or Back')
  }
}

export const complete = /^Complete (Booking|Enquiry)$/
export const finish = /^(Make another booking|Send another enquiry|Done)$/

function wayOnInStep1(state: State, can: (role: string, name: RegExp) => boolean): [boolean, string] {
  if (state.venue === null) return [can('combobox', /^Location$/), 'Location']
  if (state.journey === null) return [can('button', /^Book a Table$/), '"Book a Table"']
  if (state.date === null) return [can('button', /^Date/), 'Date']
  if (guestsOf(state) === 0)
    return [can('combobox', /^Guests$/) || can('spinbutton', /^Adults$/), 'the guests']
  if (state.time === null)
    return [can('combobox', /^Hour$/) || can('button', /^Try again$/) || can('button', /^Date/), 'Hour']
  return [can('button', /^Continue$/), 'Continue']
}
