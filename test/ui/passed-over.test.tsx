import { expect } from 'chai'
import { definePlugin, type Plugin, type Step } from 'tavola'
import { atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, page, threshold } from '../kit/stand-ins'

const sorry = "Sorry, this part of the page didn't load."
const lost: Step['load'] = () => Promise.reject(new Error('lost'))

const shaky = (load: Step['load'], over: Partial<Plugin> = {}, step: Partial<Step> = {}) =>
  definePlugin({
    id: 'shaky',
    serves: 'booking',
    steps: [{ id: 'shaky', priority: 'flow', when: ({ facts }) => facts.confirmed, load, ...step }],
    ...over,
  })

const sit = (plugin: Plugin) => renderWidget({ plugins: [threshold, plugin, form], first: atDetails })

describe('ui: a step that fails again', () => {
  afterEach(removeWidget)

  it('is skipped after "Try again" failed once, and the diner continues', async () => {
    const diner = await sit(shaky(lost))
    expect(diner.reads()).to.include(sorry)
    await diner.presses('Try again')
    await diner.finds('heading', 'Your Details')
    expect(diner.reads()).to.not.include(sorry)
  })

  it('is not skipped if nothing is sent without its plugin', async () => {
    const diner = await sit(shaky(lost, { essential: true }))
    for (let press = 0; press < 3; press++) await diner.presses('Try again')
    expect(diner.reads()).to.include(sorry)
    expect(diner.has('link', '021 496 0101')).to.be.true
  })

  it('the last step stays, for its reference', async () => {
    const diner = await renderWidget({
      plugins: [threshold, shaky(lost, {}, { end: true }), form],
      first: { ...atDetails, references: { booking: 'MB-1234' } },
    })
    for (let press = 0; press < 2; press++) await diner.presses('Try again')
    expect(diner.reads()).to.include('Your reference is MB-1234.')
  })

  it('if only step 1 is left, the diner reads why, with the telephone', async () => {
    const alone = definePlugin({ ...(form as Plugin), steps: [{ ...form.steps![0]!, load: lost }] })
    const diner = await renderWidget({ plugins: [threshold, alone], first: atDetails })
    await diner.presses('Try again')
    await diner.finds('heading', 'Welcome')
    expect(diner.within('alert').gets('text', sorry)).to.exist
    expect(diner.has('link', '021 496 0101')).to.be.true
  })

  it("one whose file doesn't load within 10 s fails, and is still shown when it arrives", async () => {
    let come!: () => void
    const late = new Promise<void>((resolve) => (come = resolve)).then(page('Late'))
    const diner = await sit(shaky(() => late))
    await diner.waits(9_000)
    expect(diner.has('alert')).to.be.false
    await diner.waits(1_500)
    expect(diner.within('alert').gets('text', sorry)).to.exist
    await diner.sees(come)
    await diner.finds('heading', 'Late')
  })
})
