import { expect } from 'chai'
import type { AnyPlugin, PluginContext } from 'tavola'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { form } from '../../kit/stand-ins'

const plugin = (parts: object) => ({ id: 'faulty', ...parts }) as unknown as AnyPlugin
const oops = () => {
  throw new Error('oops')
}

describe('start: beside a faulty plugin', () => {
  const { error } = console
  before(() => void (console.error = () => undefined))
  after(() => void (console.error = error))
  afterEach(removeWidget)

  for (const at of ['location', 'date', 'guests', 'time'] as const) {
    it(`one that throws in place of the ${at} leaves our part, in its own scope`, async () => {
      const own = plugin({ inserts: [{ at, load: async () => ({ default: oops }) }] })
      const diner = await renderWidget({ plugins: [start, form, own] })
      expect(diner.faults.map((fault) => fault.plugin)).to.deep.equal(['faulty'])
      expect(diner.has('combobox', 'Location') && diner.has('combobox', 'Hour')).to.be.true
      expect(diner.reads()).to.not.include('faulty.')
    })
  }

  it('a task that never ends does not block Continue for ever', async () => {
    const endless = plugin({
      setup: ({ run }: PluginContext) => void run(() => new Promise(() => undefined)),
    })
    const diner = await renderWidget({ plugins: [start, form, endless], first: atSlot })
    await diner.waits(60_000)
    expect(diner.isEnabled('button', 'Continue')).to.be.true
    expect(diner.faults.map(({ place }) => place)).to.deep.equal(['run'])
  })
})
