import { pace } from '../kit/pace'
import { playSeeds, tell } from './play'
import { createJsdomStage } from './stage/jsdom-stage'

const { SESSIONS = '300', SEED = '1' } = process.env
const run = { sessions: Number(SESSIONS), seed: Number(SEED) }

describe('Random sessions in jsdom', function () {
  this.timeout((60_000 + run.sessions * 1_000) * pace)

  it('section 4: none is stopped or books twice, and what is sent is what is shown', async () => {
    tell(await playSeeds(createJsdomStage, run), run, 'npm run test:sessions')
  })
})
