import { isNight } from '../../kit/night'
import { enginePrograms, type EngineName } from '../kit/engines/engine'
import { closeEngines, endEngineVisits } from '../kit/engines/visit'
import { mayLack } from '../kit/programs'
import { buildName } from '../kit/site'
import { journeysIn } from './journeys'
import { pagesIn } from './pages'

/** By day React's build is driven through one journey and the popup: its own code is the same in every engine. */
export function testEngine(engine: EngineName, title: string): void {
  if (mayLack(enginePrograms[engine]))
    return console.warn(`${title} is not on this machine, and its tests do not run.`)
  const isWhole = buildName === 'light' || isNight
  describe(`Browser: ${title}`, () => {
    afterEach(endEngineVisits)
    after(closeEngines)

    journeysIn(engine, isWhole)
    pagesIn(engine, isWhole)
  })
}
