import { createBanners } from './banner'
import { createEssentials } from './registry/essentials'
import { createProblems } from './registry/problems'
import type { Flow } from './steps/flow'
import { createTasks } from './steps/tasks'
import { createSubmissionState } from './submission/state'
import { createTexts } from './texts'

export type Screen = ReturnType<typeof createScreen>

/** The flow with everything that the diner sees around a step: texts, problems, the banner, and what is pending. */
export function createScreen(flow: Flow) {
  const submission = createSubmissionState(flow)
  const banner = createBanners(flow, submission)
  return {
    ...flow,
    texts: createTexts(flow),
    problems: createProblems(flow),
    essentials: createEssentials(flow),
    submission,
    banner,
    tasks: createTasks(flow, banner, submission),
  }
}
