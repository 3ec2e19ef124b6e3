import * as v from 'valibot'
import { expect } from 'chai'
import { computed } from '@preact/signals-core'
import { definePlugin, keep, type PluginContext } from 'tavola'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { booking, kidsParty, enquiry, load, start, stateOf, step } from '../bare-plugins'
import { settles } from '../../kit/pending'
import { hangs, status, type Answer } from '../../kit/network'
import { confirmed, venue } from '../selection'
import { placesOf, sent } from '../setup'

const menus = definePlugin({
  id: 'menus',
  state: { count: 0 },
  options: { offer: false, columns: 2 },
  messages: { label: 'Menus', left: { one: '{count} menu', other: '{count} menus' } },
})

const plugins = [start, booking, enquiry, kidsParty, menus]
const boot = (brand = {}) => bootKernel({ plugins, brand })
const contextIn = ({ kernel }: ReturnType<typeof boot>) => kernel.plugins.contextOf(menus)

describe('The plugin context', () => {
  it("brand.options: has the plugin's options and texts, overridden by the brand's", () => {
    const options = { menus: { offer: true } }
    const { options: found, t } = contextIn(boot({ options, messages: { 'menus.label': 'What we cook' } }))
    expect(found).to.deep.equal({ offer: true, columns: 2 })
    expect([t('label'), t('left', { count: 1 })]).to.deep.equal(['What we cook', '1 menu'])
  })

  it("has the plugin's state in this widget alone", () => {
    const counts = [boot(), boot()].map(
      (test) => (contextIn(test) as PluginContext<{ count: number }>).state.count,
    )
    counts[0]!.value = 3
    expect(counts.map(({ value }) => value)).to.deep.equal([3, 0])
  })

  it('without options of the host, the widget is a popup whose restaurant can be changed', () => {
    expect(contextIn(boot())).to.include({ inline: false, readOnlyLocation: false })
  })

  it('name.date: knows whether something in the widget has had the focus', () => {
    const test = boot()
    expect(contextIn(test).isUsed).to.equal(false)
    test.kernel.isUsed.value = true
    expect(contextIn(test).isUsed).to.equal(true)
  })

  it('journey.choice: has the journeys on offer, none if there is no choice', () => {
    const { kernel } = boot({ journeys: ['Booking', 'KidsPartyEnquiry'] })
    const { journeys } = kernel.plugins.contextOf(menus)
    expect(journeys.map(({ name }) => name)).to.deep.equal(['Booking', 'KidsPartyEnquiry'])
    kernel.choices.set({ journeyLocked: true })
    expect(kernel.plugins.contextOf(menus).journeys).to.deep.equal([])
  })

  it('submit.posted: knows whether the create is being sent', async () => {
    const { kernel } = boot()
    kernel.choices.set({ journey: 'Booking' })
    const { sending } = { ...kernel.plugins.contextOf(menus) }
    const sent = kernel.submission.send()
    expect([sending, kernel.plugins.contextOf(menus).sending]).to.deep.equal([false, true])
    await sent
    expect(kernel.plugins.contextOf(menus).sending).to.equal(false)
    void kernel.tasks.run(() => new Promise(() => undefined))
    expect(kernel.plugins.contextOf(menus)).to.include({ busy: true, sending: false })
  })
})

describe('A failure that a plugin reports', () => {
  for (const [what, code, shown, text, faults] of [
    ['in the words of its message', 'menus.label', 'menus.label', 'Menus', []],
    [
      'as the unknown error if the message does not exist, and is reported',
      'menus.gone',
      'widget.unexpected',
      'Unexpected / Unknown error',
      ['menus fail: TypeError: There is no message "menus.gone".'],
    ],
  ] as const)
    it(`is shown ${what}`, () => {
      const test = boot()
      contextIn(test).fail({ code })
      expect(test.kernel.banner.shown.value).to.include({ code: shown, text })
      const said = test.faults.map(({ plugin, place, error }) => `${plugin} ${place}: ${String(error)}`)
      expect(said).to.deep.equal(faults)
    })
})

const owner = definePlugin({
  id: 'tables',
  options: { largestParty: 10 },
  shares: ['largestParty'],
  messages: { most: 'Up to {largestParty}, {smallestGroup} are a group' },
})

describe('Shared options', () => {
  const stranger = definePlugin({ id: 'boats', options: { largestParty: 4 } })
  const usual = { largestParty: 14, smallestGroup: 15, minimumAge: 16, replyHours: 48 }
  for (const [what, plugins, options, values] of [
    ['are the usual ones in a brand without their owner', [], {}, usual],
    ['are their owner’s', [owner], {}, { largestParty: 10, smallestGroup: 11 }],
    [
      'are their owner’s as the brand sets them',
      [owner],
      { tables: { largestParty: 8 } },
      { largestParty: 8 },
    ],
    ['are no stranger’s', [owner, stranger], { boats: { largestParty: 6 } }, { largestParty: 10 }],
  ] as const)
    it(`${what}`, () => {
      const { kernel } = bootKernel({
        plugins: [start, booking, ...plugins],
        brand: { options: options as never },
      })
      expect(kernel.plugins.contextOf(booking).shared).to.include(values)
    })

  it('a plugin that comes late shares its own too', async () => {
    const { kernel } = bootKernel({ plugins: [start, booking], fetchFeatures: async (add) => add(owner) })
    await kernel.features.wait()
    expect(kernel.plugins.contextOf(booking).shared.largestParty).to.equal(10)
    expect(kernel.catalogue.text('tables.most')).to.equal('Up to 10, 11 are a group')
  })
})

const hours = v.object({ openingHours: v.string() })
const balance = v.object({ points: v.number() })

describe('Further fields of the server’s responses', () => {
  const laterSchema = {
    '~standard': { version: 1, vendor: 'test', validate: () => Promise.reject(new Error('later')) },
  } as const
  for (const [what, schema, openingHours, read, faults] of [
    ['reach a plugin that declares a schema for them', hours, '12 to 23', { openingHours: '12 to 23' }, []],
    ['are null if they are invalid, and reported once', hours, 12, null, [/./]],
    [
      'are null if the schema reads them later, which is a fault',
      laterSchema,
      '12 to 23',
      null,
      [/^TypeError: A schema must not return a promise\.$/],
    ],
  ] as const)
    it(what, async () => {
      const reader = definePlugin({ id: 'hours', reads: { venue: schema } })
      const test = bootKernel({
        plugins: [start, booking, reader],
        first: { venue: venue({ openingHours }) },
      })
      const { extras, facts } = test.kernel.plugins.contextOf(reader)
      expect([extras.venue(facts.venue), extras.venue(facts.venue)]).to.deep.equal([read, read])
      await settles()
      expect(placesOf(test)).to.deep.equal(faults.map(() => 'hours reads "venue"'))
      faults.forEach((fault, index) => expect(String(test.faults[index]!.error)).to.match(fault))
    })

  it('are null where there is nothing to read, without a report', () => {
    const reader = definePlugin({ id: 'hours', reads: { venue: hours } })
    const { kernel, faults } = bootKernel({ plugins: [start, booking, reader] })
    const { extras } = kernel.plugins.contextOf(reader)
    for (const nothing of [null, undefined, 'cork', 7]) expect(extras.venue(nothing as never)).to.equal(null)
    // These plugins declare no schema.
    expect(extras.slot({} as never)).to.equal(null)
    expect(kernel.plugins.contextOf(booking).extras.venue(venue())).to.equal(null)
    expect(faults).to.deep.equal([])
  })

  it('`onResponse` gets the response parsed and raw', async () => {
    const seen: unknown[] = []
    const loyal = definePlugin({
      id: 'loyal',
      reads: { answer: balance },
      onResponse: ({ extras }, answer, raw) => void seen.push(answer, raw, extras.answer(raw)?.points),
    })
    const body = { bookingReference: 'MB-1', requiresCcg: false, ccgPerformed: false, points: 40 }
    await sent([loyal], { answers: { 'POST *': body } })
    const { points: _points, ...parsed } = body
    expect(seen).to.deep.equal([parsed, body, 40])
  })
})

describe('A plugin’s own call', () => {
  const asks = definePlugin({ id: 'loyalty' })
  const asking = (answer: Answer) => {
    const test = bootKernel({ plugins: [start, asks], answers: { 'GET /api/loyalty/7': answer } })
    return { ...test, request: test.kernel.plugins.contextOf(asks).request }
  }

  it('has the session header, and its response is parsed', async () => {
    const { request, network } = asking({ points: 40, other: 1 })
    expect(await request(balance, 'get', 'api/loyalty/7')).to.deep.equal({ body: { points: 40 } })
    const { headers } = network.sent('GET /api/loyalty/7')[0]!
    expect(headers.get('X-Session-Id')).to.equal('test-session')
  })

  for (const [how, answer, failure] of [
    ['that is refused', status(404), 'status'],
    ['of the wrong shape', { points: 'many' }, 'malformed'],
  ] as const) {
    it(`one ${how} never rejects, and is reported`, async () => {
      const { request, faults } = asking(answer)
      const { error } = await request(balance, 'get', 'api/loyalty/7')
      expect(error!.failure).to.equal(failure)
      expect(faults[0]).to.include({ plugin: 'loyalty', place: 'request "api/loyalty/7"' })
    })
  }

  it('ends with the widget, without a report', async () => {
    const { request, kernel, faults } = asking(hangs)
    const asked = request(balance, 'get', 'api/loyalty/7')
    kernel.dispose()
    expect((await asked).error!.failure).to.equal('aborted')
    expect(faults).to.be.empty
  })
})

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
    inserts: [{ at: 'details', when: () => true, load }],
    validators: [{ field: 'extras', message: 'missing', valid: ({ state }) => state.note.value !== '' }],
    payload: { extras: ({ state }) => state.note.value },
  })
  return { late, read }
}

/** Unchecked, as the boot checks read every plugin. */
function unchecked(options: Partial<TestKernelOptions> = {}) {
  const { late, read } = createLate()
  const { kernel } = bootKernel({ plugins: [start, booking, late], unchecked: true, ...options })
  return { kernel, late, read }
}

describe('A plugin that no step has used yet', () => {
  it('has no context, signals, options or texts on step 1', () => {
    const { kernel, read } = unchecked()
    kernel.choices.choose('Booking')
    kernel.emit('ready', {})
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(kernel.problems.at('choices').size).to.equal(0)
    expect(kernel.catalogue.text('booking.label')).to.equal('Book a Table')
    expect(read).to.deep.equal([])
  })

  it('gets each of them once, with the step that uses it', () => {
    const { kernel, late, read } = unchecked({ first: confirmed })
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
    const { catalogue } = unchecked({ plugins: [start, booking, dotted] }).kernel
    expect(catalogue.text('late.two.title.short')).to.equal('Extras')
  })

  it('step.derived: has no context if it has no step', () => {
    const asked: string[] = []
    const when = () => asked.push('late') > 0
    const withStep = definePlugin({ id: 'card', steps: [step('card', 'takeover', when)] })
    const { kernel, read } = unchecked({ plugins: [start, booking, withStep, createLate().late] })
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
