import { isNight } from '../../kit/night'
import { enginePrograms, type EngineName } from '../kit/engines/engine'
import { closeEngines, endEngineVisits } from '../kit/engines/visit'
import { mayLack } from '../kit/programs'
import { buildName } from '../kit/site'
import { journeysIn } from './journeys'
import { pagesIn } from './pages'

/**
 * What every engine goes through; what is the same in all of them is held in Chromium and jsdom. By day React's build goes one
 * journey and the popup alone: its own code is the same in every engine.
 */
export function walksIn(engine: EngineName, title: string): void {
  if (mayLack(enginePrograms[engine])) {
    console.warn(
      `${title} is not on this machine, and its tests do not run. CONTRIBUTING.md says how to install it.`,
    )
    return
  }
  const isWhole = buildName === 'light' || isNight
  describe(`Browser: ${title}`, () => {
    afterEach(endEngineVisits)
    after(closeEngines)

    journeysIn(engine, isWhole)
    pagesIn(engine, isWhole)
  })
}
