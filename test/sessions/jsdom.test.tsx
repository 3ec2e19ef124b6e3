import { isNight } from '../kit/night'
import { playSeeds } from './play'
import { reportFailure } from './report'
import { createJsdomStage } from './stage/jsdom-stage'

const { SESSIONS = isNight ? '1500' : '50', SEED = '1' } = process.env
const all = { sessions: Number(SESSIONS), seed: Number(SEED) }
const again = 'npx mocha --import=./test/kit/mocha/production.mjs test/sessions/jsdom.test.tsx'
/** How many sessions are one test. */
const part = 50

describe('Random sessions in jsdom', () => {
  for (let played = 0; played < all.sessions; played += part) {
    const run = { sessions: Math.min(part, all.sessions - played), seed: all.seed + played }
    const last = run.seed + run.sessions - 1

    it(`none is stopped or books twice, and what is sent is what is shown: ${run.seed} to ${last}`, async () => {
      reportFailure(await playSeeds(createJsdomStage, run), run, again)
    })
  }
})
