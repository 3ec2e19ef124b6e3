import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import type { AnyPlugin } from '../../../src/contract/plugin'
import type { Page } from '../../../src/kernel/core'
import { definePlugin, keep as persist, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import keep from '../../../plugins/keep'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { form, page, threshold } from '../../kit/stand-ins'
import { heard, leaves, stored, visits } from './setup'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'
import { defaultNow } from '../../../src/testing/clock'

const pageWith = (options: object) => ({
  page: { options, identity: Object.values(options), opened: signal(true) } as Page,
})

describe('keep: after a reload', () => {
  it('step 1 is restored with its choice, which one line reports', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atSlot))
    leaves()
    const after = await visits()
    expect(after.kernel.facts).to.include({ date: atSlot.date, time: atSlot.time })
    expect(after.kernel.facts.venue?.id).to.equal('cork')
    await after.waits(100)
    expect(heard()).to.deep.equal(["We've kept your choices."])
  })

  it('a restaurant alone is restored without a message', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ venue: venue() }))
    leaves()
    const after = await visits()
    expect(after.kernel.facts.venue?.id).to.equal('cork')
    expect(after.has('button', 'Start again')).to.equal(false)
  })

  it('step 4 is restored with what was typed, and leads back to step 1', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atSlot))
    await before.sees(() => before.kernel.choices.set({ confirmed: true }))
    await before.fills('First Name', 'Anna')
    leaves()
    const after = await visits()
    expect(await after.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
    // A phone's Back in a popup leads there too, and does not close it.
    expect(after.kernel.steps.history.value.map(({ active }) => active.step.id)).to.deep.equal(['threshold'])
    await after.presses('Back')
    await after.finds('heading', 'Welcome')
    expect(after.kernel.facts).to.include({ date: atSlot.date, time: atSlot.time, confirmed: false })
  })

  it('the confirmation is restored without its reference, until the diner continues', async () => {
    const before = await visits({ first: {} })
    await before.sees(() => before.kernel.choices.set(atComplete))
    await before.presses('Complete Booking')
    await before.finds('heading', 'Booking Confirmed')
    leaves()
    expect(JSON.stringify(sessionStorage)).to.include('Milano Cork').and.not.include('MB-1234')
    const after = await visits()
    await after.finds('heading', 'Booking Confirmed')
    expect(after.kernel.facts.references.booking?.reveal()).to.equal('')
    expect(after.has('button', 'Start again')).to.equal(false)
    await after.sees(() => after.kernel.navigation.complete())
    leaves()
    const later = await visits()
    await later.finds('heading', 'Welcome')
  })

  it('the line disappears with the next step', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atSlot))
    leaves()
    const after = await visits()
    await after.finds('button', 'Start again')
    await after.sees(() => after.kernel.choices.set({ confirmed: true }))
    expect(after.has('button', 'Start again')).to.equal(false)
    await after.presses('Back')
    expect(after.has('button', 'Start again')).to.equal(false)
  })

  it('"Start again" resets everything, and keeps nothing', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ ...atDetails, customer: anna }))
    leaves()
    const after = await visits()
    await after.presses('Start again')
    await after.finds('heading', 'Welcome')
    expect(after.kernel.facts.customer.firstName).to.equal('')
    expect(after.kernel.facts.date).to.equal(null)
    expect(stored()).not.to.contain('Anna')
  })

  it('the page’s restaurant that was still loading is requested again', async () => {
    const at = () => pageWith({ venueId: 'cork' })
    const before = await visits(at())
    await before.sees(() => before.kernel.choices.set({ customer: anna }))
    leaves()
    const again = at()
    await visits(again)
    expect(again.page.ready).to.equal(undefined)
  })

  for (const [what, text] of Object.entries({
    'no JSON': '{',
    'a number': '7',
    'another version': JSON.stringify({ version: 0, at: Date.parse(defaultNow), snapshot: {} }),
    'a venue of no sense': 'venue',
    'a time of no sense': 'time',
    'details of no sense': 'customer',
  })) {
    it(`${what} in its place is ignored without a report`, async () => {
      const before = await visits()
      await before.sees(() => before.kernel.choices.set(atDetails))
      const [name, good] = Object.entries({ ...sessionStorage })[0]! as [string, string]
      leaves()
      const found = JSON.parse(good) as { snapshot: { selection: Record<string, unknown> } }
      if (text in found.snapshot.selection) found.snapshot.selection[text] = { toString: 'x' }
      sessionStorage.setItem(name, text in found.snapshot.selection ? JSON.stringify(found) : text)
      const after = await visits()
      await after.finds('heading', 'Welcome')
      expect(after.faults).to.deep.equal([])
    })
  }

  it('a journey that the brand no longer has is left out, with the choices that followed it', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ ...atDetails, journey: 'Enquiry' }))
    leaves()
    const after = await renderPlugins({ plugins: [keep, threshold, form] })
    await after.finds('heading', 'Welcome')
    expect(after.kernel.facts).to.include({ journey: null, date: atSlot.date, time: null })
  })

  it('a page with other options starts again, and each widget has its own choice', async () => {
    const before = await visits(pageWith({ venueId: 'cork' }))
    await before.sees(() => before.kernel.choices.set(atSlot))
    leaves()
    const other = await visits(pageWith({ venueId: 'galway' }))
    expect(other.kernel.facts.time).to.equal(null)
    leaves()
    const again = await visits(pageWith({ venueId: 'cork' }))
    expect(again.kernel.facts.time).to.equal('19:30')
  })

  it('a choice that was kept for one base URL does not come back for another', async () => {
    const before = await visits(pageWith({ baseUrl: 'https://milano.example' }))
    await before.sees(() => before.kernel.choices.set(atSlot))
    leaves()
    const other = await visits(pageWith({ baseUrl: 'https://napoli.example' }))
    expect(other.kernel.facts).to.include({ venue: null, time: null })
    leaves()
    const again = await visits(pageWith({ baseUrl: 'https://milano.example' }))
    expect(again.kernel.facts.time).to.equal('19:30')
  })

  it('two identical widgets on a page keep separate choices', async () => {
    const first = await visits()
    await first.sees(() => first.kernel.choices.set(atSlot))
    const second = bootKernel({
      plugins: [keep, threshold, form],
      brand: { journeys: ['Booking'] },
      inline: true,
    })
    expect(second.kernel.facts.time).to.equal(null)
    second.kernel.dispose()
  })

  it('`choice: false` keeps nothing', async () => {
    const diner = await visits({ brand: { options: { keep: { choice: false } } } })
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: anna }))
    expect(stored()).to.equal('[{},{}]')
  })

  it('the part of another plugin’s state that survives a reload is restored, and nothing else', async () => {
    const secret = definePlugin({
      id: 'wish',
      state: { course: persist('', 'reload'), token: '', list: persist([] as readonly string[], 'reload') },
      inserts: [{ at: 'notice', load: page('Wish', Wish) }],
    })
    function Wish() {
      const { state } = usePlugin<PluginContext<{ course: string }>>()
      return <p>Course: {state.course.value}</p>
    }
    const plugins = [keep, threshold, form, secret]
    const before = await renderPlugins({ plugins })
    const { state } = before.kernel.plugins.contextOf(secret) as PluginContext<Record<string, unknown>>
    await before.sees(() => {
      before.kernel.choices.set(atSlot)
      state.course!.value = 'Dolce'
      state.token!.value = 'secret-token'
    })
    expect(stored()).to.contain('Dolce').and.not.to.contain('secret-token')
    leaves()
    const after = await renderPlugins({ plugins })
    expect(after.reads()).to.contain('Course: Dolce')
  })

  describe('where a plugin’s file comes late', () => {
    const wish = definePlugin({ id: 'wish', state: { course: persist('', 'reload') } })
    const plugins = [keep, threshold, form]
    type Visit = Awaited<ReturnType<typeof renderPlugins>>
    const courseOf = ({ kernel }: Visit) =>
      (kernel.plugins.contextOf(wish) as PluginContext<{ course: string }>).state.course

    beforeEach(async () => {
      const before = await renderPlugins({ plugins: [...plugins, wish] })
      await before.sees(() => {
        before.kernel.choices.set(atSlot)
        courseOf(before).value = 'Dolce'
      })
      leaves()
    })

    it('reloaded before the file has loaded, the plugin’s state is still restored with it', async () => {
      const between = await renderPlugins({ plugins, fetchFeatures: () => new Promise(() => undefined) })
      expect(between.kernel.facts.time).to.equal('19:30')
      leaves()
      const after = await renderPlugins({ plugins: [...plugins, wish] })
      expect(courseOf(after).value).to.equal('Dolce')
    })

    for (const [pressed, course] of [
      [false, 'Dolce'],
      [true, ''],
    ] as const) {
      const title = pressed ? 'not after "Start again"' : 'as it was'
      it(`once the file has loaded the plugin’s state is restored, ${title}`, async () => {
        const missing = [wish]
        let arrives!: () => void
        const arrival = new Promise<void>((done) => (arrives = done))
        const fetchFeatures = (join: (plugin: AnyPlugin) => void) =>
          arrival.then(() => missing.splice(0).forEach(join))
        const after = await renderPlugins({ plugins, fetchFeatures })
        if (pressed) await after.presses('Start again')
        arrives()
        await act(() => after.kernel.features.wait())
        expect(courseOf(after).value).to.equal(course)
      })
    }
  })

  it("a state that isn't JSON is its plugin’s fault, and the rest is kept", async () => {
    const odd = definePlugin({ id: 'odd', state: { run: persist(null as unknown, 'reload') } })
    const diner = await renderPlugins({ plugins: [keep, threshold, form, odd] })
    const { state } = diner.kernel.plugins.contextOf(odd) as PluginContext<Record<string, unknown>>
    await diner.sees(() => {
      state.run!.value = () => undefined
      diner.kernel.choices.set(atSlot)
    })
    expect(diner.faults.map(({ plugin, place }) => [plugin, place])).to.deep.equal([['odd', 'state']])
    expect(stored()).to.contain('19:30')
  })
})
