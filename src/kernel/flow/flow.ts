import type { AnyPlugin } from '../../contract/plugin'
import type { Core } from '../core/core'
import { createJourneys } from './journeys'
import { createDeclared } from './declared-parts'
import { createPartsAhead } from './parts-ahead'
import { createSteps } from './steps'

export type Flow = ReturnType<typeof createFlow>

/** The core with the brand's journeys and steps. */
export function createFlow(plugins: readonly AnyPlugin[], core: Core) {
  const journeys = createJourneys(plugins, core)
  const steps = createSteps(core, journeys)
  const declared = createDeclared(core)
  return { ...core, journeys, steps, declared, ahead: createPartsAhead(core, steps, declared) }
}
