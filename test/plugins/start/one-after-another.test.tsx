import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const controls = [
  ['button', /^Date/],
  ['combobox', 'Guests'],
  ['combobox', 'Hour'],
  ['combobox', 'Minute'],
] as const
const cork = venue()
const date = '2026-11-28'

describe('start: each control is enabled after the one before', () => {
  afterEach(removeWidget)

  it('section 2, step 1: with nothing chosen none is, then one after another', async () => {
    const diner = await renderWidget({ plugins, first: { adults: 0 } })
    const choices = [{}, { venue: cork }, { date }, { adults: 2 }, { time: '19:30' }]
    for (const [alive, chosen] of choices.entries()) {
      await diner.sees(() => diner.kernel.choices.set(chosen))
      await diner.finds('button', /^Date/)
      const living = controls.map(([role, name]) => diner.isEnabled(role, name))
      expect(living, Object.keys(chosen).join()).to.deep.equal(controls.map((_, index) => index < alive))
    }
  })

  it('section 2, step 1: Continue is off while a request runs', async () => {
    const diner = await renderWidget({ plugins, first: { venue: cork, date, time: '19:30' } })
    await diner.finds('button', /^Date/)
    void diner.kernel.tasks.run(() => new Promise(() => undefined))
    await diner.waits()
    expect(diner.isEnabled('button', 'Continue')).to.be.false
  })

  it('WCAG 2.4.3: Continue keeps the focus during its request, and says why it waits', async () => {
    const diner = await renderWidget({ plugins, first: { venue: cork, date, time: '19:30' } })
    const button = await diner.finds('button', 'Continue')
    button.focus()
    void diner.kernel.tasks.run(() => new Promise(() => undefined))
    await diner.waits()
    expect(document.activeElement).to.equal(diner.gets('button', 'Continue'))
    expect(button.getAttribute('aria-busy')).to.equal('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby')!)
    expect(reason!.textContent).to.equal('Checking…')
  })
})
