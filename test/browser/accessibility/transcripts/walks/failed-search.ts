import { goodEvening } from '../../../../kit/fixtures'
import { status } from '../../../kit/answers'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'

const search = 'GET /api/venues/search/*'
const nearby = 'GET /api/venues/searchnearby/*'

export const failedSearch: Walk = {
  title: 'a failed search',
  about: 'Nothing is found for “qqq”. Then the server cannot answer; the diner tries again, and it can.',
  async walk() {
    const diner = await visitByEar({
      answers: { [search]: [], [nearby]: { venues: [], resolvedLocationDescription: '' } },
      // How long it waits before it asks again is drawn by lot: here always as long as it may be.
      prepare: (page) => page.addInitScript('Math.random = () => 0.999'),
    })
    await diner.goesTo('Location')
    await diner.writes('qqq')
    await diner.rests(800)
    diner.api.answer(search, status(503, ''))
    diner.api.answer(nearby, status(503, ''))
    await diner.press('Control+A')
    await diner.writes('cork')
    // Longer than a search may be silent: the first answer comes after that, on every machine.
    await diner.rests(4_000)
    // Each of the two is asked for twice more.
    await diner.outlasts(6)
    diner.api.answer(search, goodEvening[search]!)
    diner.api.answer(nearby, goodEvening[nearby]!)
    await diner.presses('Try again')
    await diner.rests(800)
    await diner.press('ArrowDown')
    await diner.press('Enter')
    return diner
  },
}
