import { expect } from 'chai'
import { bootKernel } from '../kit/kernel'
import { start } from './bare-plugins'

describe('Busy', () => {
  it('section 2, loading overlay: stays until the last of several tasks ends, also by a fault', async () => {
    const { kernel } = bootKernel({ plugins: [start] })
    const ends: ((error?: Error) => void)[] = []
    const task = () => new Promise<void>((done, fail) => ends.push((error) => (error ? fail(error) : done())))
    const [one, two] = [kernel.tasks.run(task), kernel.tasks.run(task)]
    ends[0]!()
    await one
    expect(kernel.tasks.busy.value).to.equal(true)
    ends[1]!(new Error('no'))
    await two.catch(() => undefined)
    expect(kernel.tasks.busy.value).to.equal(false)
  })
})
