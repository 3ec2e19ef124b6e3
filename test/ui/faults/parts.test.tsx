import { expect } from 'chai'
import { definePlugin, secret, type Plugin, type Step } from 'tavola'
import { atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { form, page, threshold } from '../../kit/stand-ins'
import { focused, quietly } from '../set-up'

const sorry = "Sorry, this part of the page didn't load."
const lost = new Error('chunk 7 is lost')
const isLost: Step['load'] = () => Promise.reject(lost)
const when: Step['when'] = ({ facts }) => facts.confirmed
const references = { booking: secret('MB-1234') }

/** A diner at a step in the details' place that shows what its file says. */
function begins(load: Step['load'], over: Partial<Plugin> = {}, step: Partial<Step> = {}, first = {}) {
  const steps = [{ id: 'shaky', priority: 'flow', when, load, ...step }] as const
  const shaky = definePlugin({ id: 'shaky', serves: 'booking', steps, ...over })
  return renderPlugins({ plugins: [threshold, shaky, form], first: { ...atDetails, ...first } })
}

let broken = true
const Shaky = () => {
  if (broken) throw lost
  return <h2>Mended</h2>
}

describe('ui: a part that fails', () => {
  quietly()
  beforeEach(() => void (broken = true))

  const mended = page('Mended')
  for (const [what, load, place] of [
    ['whose file does not come', () => (broken ? isLost() : mended()), 'step.load "shaky"'],
    ['whose component throws', async () => ({ default: Shaky }), 'step.component "shaky"'],
  ] as const)
    it(`one ${what} is reported, and "Try again" on its card shows it`, async () => {
      const diner = await begins(load)
      expect(diner.within('alert').gets('text', sorry)).to.exist
      expect(diner.faults).to.deep.include({ plugin: 'shaky', place, error: lost })
      broken = false
      await diner.presses('Try again')
      await diner.finds('heading', 'Mended')
    })

  it('WCAG 2.4.3, 3.2.6: its card gives the telephone before "Try again", whose part has the focus', async () => {
    const diner = await begins(() => (broken ? isLost() : mended()))
    const ways = [...document.querySelectorAll('[role=alert] :is(a, button)')]
    expect(ways.map(({ textContent }) => textContent)).to.deep.equal(['021 496 0101', 'Try again'])
    broken = false
    await diner.presses('Try again')
    expect(focused(diner)).to.equal(await diner.finds('heading', 'Mended'))
  })

  it('the rest of the widget keeps working', async () => {
    const diner = await begins(isLost)
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
  })

  it("one whose file doesn't load within 10 s fails, and is still shown when it arrives", async () => {
    let come!: () => void
    const late = new Promise<void>((resolve) => (come = resolve)).then(page('Late'))
    const diner = await begins(() => late)
    await diner.waits(9_000)
    expect(diner.has('alert')).to.be.false
    await diner.waits(1_500)
    expect(diner.within('alert').gets('text', sorry)).to.exist
    await diner.sees(come)
    await diner.finds('heading', 'Late')
  })
})

describe('ui: a step that fails again', () => {
  it('is skipped after "Try again" failed once, and the diner continues', async () => {
    const diner = await begins(isLost)
    await diner.presses('Try again')
    await diner.finds('heading', 'Your Details')
    expect(diner.reads()).to.not.include(sorry)
  })

  it('is not skipped if its plugin is essential', async () => {
    const diner = await begins(isLost, { essential: true })
    for (let press = 0; press < 3; press++) await diner.presses('Try again')
    expect(diner.reads()).to.include(sorry)
    expect(diner.has('link', '021 496 0101')).to.be.true
  })

  it('the last step stays, for its reference, which its card shows', async () => {
    const diner = await begins(isLost, {}, { end: true }, { references })
    for (let press = 0; press < 2; press++) await diner.presses('Try again')
    expect(diner.reads()).to.include('Your reference is MB-1234.')
  })

  it('if only step 1 is left, the diner reads why, with the telephone', async () => {
    const alone = definePlugin({ ...(form as Plugin), steps: [{ ...form.steps![0]!, load: isLost }] })
    const diner = await renderPlugins({ plugins: [threshold, alone], first: atDetails })
    await diner.presses('Try again')
    await diner.finds('heading', 'Welcome')
    expect(diner.within('alert').gets('text', sorry)).to.exist
    expect(diner.has('link', '021 496 0101')).to.be.true
  })
})
