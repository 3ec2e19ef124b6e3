import { expect } from 'chai'
import start from '../../../plugins/start'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { importWithout } from '../../kit/lost-file'
import { table } from '../../kit/stand-ins'

const step = new URL('../../../plugins/start/initial-choice.tsx', import.meta.url)

/** A diner at step 1, whose list of what is missing is lost, or comes. */
async function arrives({ isLost }: { isLost: boolean }) {
  const { copy, comes } = importWithout('./summary', step)
  if (!isLost) comes()
  const steps = start.steps!.map((one) => ({ ...one, load: () => copy }))
  const diner = await renderPlugins({
    plugins: [{ ...start, steps } as typeof start, table],
    first: { venue: venue() },
  })
  await diner.finds('button', 'Continue')
  // It is fetched in idle time.
  await diner.waits(2_000)
  return diner
}

describe('start: the list of what is missing', () => {
  it('is fetched ahead, and comes only with a press', async () => {
    const diner = await arrives({ isLost: false })
    expect(diner.has('group', /^There are/)).to.be.false
    await diner.presses('Continue')
    expect(diner.reads('group', /^There are/)).to.include('Choose the day of your visit')
    expect(diner.has('alert')).to.be.false
  })

  it('is one line if its file does not load, and comes only with a press', async () => {
    const diner = await arrives({ isLost: true })
    expect(diner.has('alert')).to.be.false
    await diner.presses('Continue')
    expect(diner.reads('alert')).to.equal('Error: Choose the day of your visit. Choose a time')
  })
})
