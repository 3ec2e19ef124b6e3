import { computed } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin, keep, type PluginContext } from 'tavola'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { booking, start, stateOf, step } from '../bare-plugins'
import { confirmed } from '../selection'

/** A plugin of a later step, and what of it has been read so far. */
function createLate() {
  const read: string[] = []
  const watched = <Content extends object>(name: string, content: Content) =>
    new Proxy(content, {
      ownKeys(target) {
        read.push(name)
        return Reflect.ownKeys(target)
      },
    })
  const late = definePlugin({
    id: 'late',
    state: watched('state', { note: '' }),
    options: watched('options', { most: 6 }),
    messages: watched('texts', { title: 'Extras', missing: 'Please choose' }),
    inserts: [{ at: 'details', when: () => true, load: async () => ({ default: () => null }) }],
    validators: [{ field: 'extras', message: 'missing', valid: ({ state }) => state.note.value !== '' }],
    payload: { extras: ({ state }) => state.note.value },
  })
  return { late, read }
}

/** Unchecked, as the boot checks read every plugin. */
function boot(options: Partial<TestKernelOptions> = {}) {
  const { late, read } = createLate()
  const { kernel } = bootKernel({ plugins: [start, booking, late], unchecked: true, ...options })
  return { kernel, late, read }
}

describe('A plugin that no step has used yet', () => {
  it('has no context, signals, options or texts on step 1', () => {
    const { kernel, read } = boot()
    kernel.choices.choose('Booking')
    kernel.emit('ready', {})
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(kernel.problems.at('choices').size).to.equal(0)
    expect(kernel.catalogue.text('booking.label')).to.equal('Book a Table')
    expect(read).to.deep.equal([])
  })

  it('gets each of them once, with the step that uses it', () => {
    const { kernel, late, read } = boot({ first: confirmed })
    const problems = () => kernel.problems.at('details').get('extras')
    expect(problems()).to.equal('Please choose')
    const { state, options } = kernel.plugins.contextOf(late) as PluginContext<{ note: string }>
    state.note.value = 'None'
    expect(problems()).to.equal(undefined)
    expect(options).to.deep.equal({ most: 6 })
    const once = read.filter((name) => name !== 'state')
    expect(once.sort()).to.deep.equal(['options', 'texts'])
  })

  it('has its texts if its id and its keys have dots', () => {
    const dotted = definePlugin({ id: 'late.two', messages: { 'title.short': 'Extras' } })
    const { catalogue } = boot({ plugins: [start, booking, dotted] }).kernel
    expect(catalogue.text('late.two.title.short')).to.equal('Extras')
  })

  it('step.derived: has no context if it has no step', () => {
    const asked: string[] = []
    const when = () => asked.push('late') > 0
    const withStep = definePlugin({ id: 'card', steps: [step('card', 'takeover', when)] })
    const { kernel, read } = boot({ plugins: [start, booking, withStep, createLate().late] })
    expect(kernel.steps.current.value!.step.id).to.equal('card')
    expect([asked, read]).to.deep.equal([['late'], []])
  })
})

describe('The state of a plugin that nothing has used yet', () => {
  const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart'), open: false } })
  const clock = bootKernel({ plugins: [start, booking] }).kernel.clock
  const handover = { selection: {}, states: { diet: { allergy: 'Nuts', open: true } }, clock }
  const withDiet = () => bootKernel({ plugins: [start, booking, diet], handover }).kernel

  it('restart.clears: resets what was handed over, and keeps what outlasts a restart', () => {
    const kernel = withDiet()
    kernel.navigation.restart()
    const { allergy, open } = stateOf(kernel, diet)
    expect([allergy.value, open.value]).to.deep.equal(['Nuts', false])
  })

  it('counts as entered where it was handed over', () => {
    expect(withDiet().plugins.hasEntered()).to.equal(true)
  })

  it('is noticed when the diner enters something', () => {
    const { kernel } = bootKernel({ plugins: [start, booking, diet] })
    const hasEntered = computed(() => kernel.plugins.hasEntered())
    expect(hasEntered.value).to.equal(false)
    stateOf(kernel, diet).allergy.value = 'Nuts'
    expect(hasEntered.value).to.equal(true)
  })
})
