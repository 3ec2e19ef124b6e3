import { expect } from 'chai'
import { definePlugin, secret, type Step, type Plugin } from 'tavola'
import { atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { form, page, threshold } from '../../kit/stand-ins'

const sorry = "Sorry, this part of the page didn't load."
const lost = new Error('chunk 7 is lost')

/** A step at the details' place that shows what its file says. */
const table = (load: Step['load']) => ({
  plugins: [
    threshold,
    definePlugin({
      id: 'shaky',
      serves: 'booking',
      steps: [{ id: 'shaky', priority: 'flow', when: ({ facts }) => facts.confirmed, load }],
    }),
    form,
  ],
  first: atDetails,
})

let broken = true
const Shaky = () => {
  if (broken) throw lost
  return <h2>Mended</h2>
}
const shaky = table(async () => ({ default: Shaky }))

/** React says each caught throw aloud. */
function quietly() {
  const { error } = console
  before(() => void (console.error = () => undefined))
  after(() => void (console.error = error))
}

describe('ui: a part that fails', () => {
  quietly()
  beforeEach(() => void (broken = true))

  it('WCAG 2.4.3: "Try again" on the card loads the part, and its heading has the focus', async () => {
    let offline = true
    const mended = page('Mended')
    const diner = await renderPlugins(table(() => (offline ? Promise.reject(lost) : mended())))
    expect(diner.within('alert').gets('text', sorry)).to.exist
    offline = false
    await diner.presses('Try again')
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Mended'))
  })

  it('WCAG 3.2.6: its card gives the restaurant’s telephone number before "Try again"', async () => {
    await renderPlugins(table(() => Promise.reject(lost)))
    const ways = document.querySelectorAll('[role=alert] :is(a, button)')
    expect([...ways].map(({ textContent }) => textContent)).to.deep.equal(['021 496 0101', 'Try again'])
  })

  it('the host learns which plugin failed, where and why', async () => {
    const diner = await renderPlugins(table(() => Promise.reject(lost)))
    const fault = { plugin: 'shaky', place: 'step.load "shaky"', error: lost }
    expect(diner.faults).to.deep.include(fault)
  })

  it('a component that throws shows the card, and "Try again" works', async () => {
    const diner = await renderPlugins(shaky)
    expect(diner.within('alert').gets('text', sorry)).to.exist
    broken = false
    await diner.presses('Try again')
    await diner.finds('heading', 'Mended')
  })

  it('the rest of the widget keeps working', async () => {
    const diner = await renderPlugins(shaky)
    expect(diner.faults).to.deep.include({ plugin: 'shaky', place: 'step.component \"shaky"', error: lost })
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
  })

  it('after a booking the card shows the reference', async () => {
    const load = () => Promise.reject(lost)
    const diner = await renderPlugins({
      ...table(load),
      first: { ...atDetails, references: { booking: secret('MB-1234') } },
    })
    expect(diner.reads()).to.include('Your reference is MB-1234.')
  })
})

const renderWith = (plugin: Plugin) => renderPlugins({ plugins: [threshold, plugin, form], first: atDetails })

describe('ui: a step that fails again', () => {
  const lost: Step['load'] = () => Promise.reject(new Error('lost'))

  const shaky = (load: Step['load'], over: Partial<Plugin> = {}, step: Partial<Step> = {}) =>
    definePlugin({
      id: 'shaky',
      serves: 'booking',
      steps: [{ id: 'shaky', priority: 'flow', when: ({ facts }) => facts.confirmed, load, ...step }],
      ...over,
    })

  it('is skipped after "Try again" failed once, and the diner continues', async () => {
    const diner = await renderWith(shaky(lost))
    expect(diner.reads()).to.include(sorry)
    await diner.presses('Try again')
    await diner.finds('heading', 'Your Details')
    expect(diner.reads()).to.not.include(sorry)
  })

  it('is not skipped if its plugin is essential', async () => {
    const diner = await renderWith(shaky(lost, { essential: true }))
    for (let press = 0; press < 3; press++) await diner.presses('Try again')
    expect(diner.reads()).to.include(sorry)
    expect(diner.has('link', '021 496 0101')).to.be.true
  })

  it('the last step stays, for its reference', async () => {
    const diner = await renderPlugins({
      plugins: [threshold, shaky(lost, {}, { end: true }), form],
      first: { ...atDetails, references: { booking: secret('MB-1234') } },
    })
    for (let press = 0; press < 2; press++) await diner.presses('Try again')
    expect(diner.reads()).to.include('Your reference is MB-1234.')
  })

  it('if only step 1 is left, the diner reads why, with the telephone', async () => {
    const alone = definePlugin({ ...(form as Plugin), steps: [{ ...form.steps![0]!, load: lost }] })
    const diner = await renderPlugins({ plugins: [threshold, alone], first: atDetails })
    await diner.presses('Try again')
    await diner.finds('heading', 'Welcome')
    expect(diner.within('alert').gets('text', sorry)).to.exist
    expect(diner.has('link', '021 496 0101')).to.be.true
  })

  it("one whose file doesn't load within 10 s fails, and is still shown when it arrives", async () => {
    let come!: () => void
    const late = new Promise<void>((resolve) => (come = resolve)).then(page('Late'))
    const diner = await renderWith(shaky(() => late))
    await diner.waits(9_000)
    expect(diner.has('alert')).to.be.false
    await diner.waits(1_500)
    expect(diner.within('alert').gets('text', sorry)).to.exist
    await diner.sees(come)
    await diner.finds('heading', 'Late')
  })
})
