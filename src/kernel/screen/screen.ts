import { signal } from '@preact/signals-core'
import { createBanners } from './banner'
import { createEssentials } from './essentials'
import { createProblems } from './problems'
import type { Flow } from '../flow/flow'
import { createTasks } from './tasks'
import { createSubmission } from './submission'
import { createTexts } from './texts'

export type Screen = ReturnType<typeof createScreen>

const part = () => signal<true | undefined>(undefined)

/** The flow with everything that the diner sees around a step: texts, problems, the banner, and what is pending. */
export function createScreen(flow: Flow) {
  const submission = createSubmission(flow)
  const banner = createBanners(flow, submission)
  return {
    ...flow,
    texts: createTexts(flow),
    problems: createProblems(flow),
    essentials: createEssentials(flow),
    submission,
    banner,
    tasks: createTasks(flow, banner, submission),
    /** The parts on screen that the layout depends on: the action bar, the header as a bar, what is confirmed, the list of errors. */
    onScreen: { action: part(), bar: part(), confirmed: part(), errors: part() },
  }
}
