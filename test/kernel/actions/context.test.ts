import * as v from 'valibot'
import { expect } from 'chai'
import { computed } from '@preact/signals-core'
import { definePlugin, keep, type AnyPlugin, type PluginContext, type Schema, serviceOf } from 'tavola'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { booking, kidsParty, enquiry, load, start, stateOf } from '../bare-plugins'
import { settles } from '../../kit/pending'
import { hangs, status, type Answer } from '../../kit/network'
import { confirmed, venue } from '../selection'
import { sent } from '../setup'

const menus = definePlugin({
  id: 'menus',
  state: { count: 0 },
  options: { offer: false, columns: 2 },
  texts: { label: 'Menus', left: { one: '{count} menu', other: '{count} menus' } },
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

  it('name.date: knows whether something in the widget has had the focus', () => {
    const test = boot()
    expect(contextIn(test).isUsed).to.equal(false)
    test.kernel.isUsed.value = true
    expect(contextIn(test).isUsed).to.equal(true)
  })

  it('submit.posted: knows whether the create is being sent', async () => {
    const { kernel } = boot()
    kernel.choices.set({ journey: 'Booking' })
    const { sending } = { ...kernel.plugins.contextOf(menus) }
    const sent = kernel.sender.send()
    expect([sending, kernel.plugins.contextOf(menus).sending]).to.deep.equal([false, true])
    await sent
    expect(kernel.plugins.contextOf(menus).sending).to.equal(false)
    void kernel.tasks.run(() => new Promise(() => undefined))
    expect(kernel.plugins.contextOf(menus)).to.include({ busy: true, sending: false })
  })
})

describe('A service of another plugin', () => {
  const check = { show: async () => ({ height: 1, reset() {} }) }
  const serviceIn = (...more: AnyPlugin[]) => {
    const test = bootKernel({ plugins: [...plugins, ...more] })
    return { ...test, service: () => serviceOf(contextIn(test), 'human-check') }
  }

  it('is made with its own context on its first use, once a widget', () => {
    const made: object[] = []
    const provider: AnyPlugin = {
      id: 'checks',
      options: { siteKey: 'key' },
      provides: { 'human-check': (ctx: PluginContext) => (made.push(ctx.options), check) },
    }
    const { service } = serviceIn(provider)
    expect(made).to.deep.equal([])
    expect([service(), service(), made]).to.deep.equal([check, check, [{ siteKey: 'key' }]])
    serviceIn(provider).service()
    expect(made).to.have.length(2)
  })

  it('is undefined where no plugin provides it, or its provider throws, whose fault it is', () => {
    expect(serviceIn().service()).to.equal(undefined)
    const fails = () => {
      throw new Error('no key')
    }
    const { service, faults } = serviceIn({ id: 'checks', provides: { 'human-check': fails } })
    expect(service()).to.equal(undefined)
    expect(faults.map(({ plugin, place }) => [plugin, place])).to.deep.equal([
      ['checks', 'provides "human-check"'],
    ])
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
  texts: { most: 'Up to {largestParty}, {smallestGroup} are a group' },
})

describe('Shared options', () => {
  const stranger = definePlugin({ id: 'boats', options: { largestParty: 4 } })
  const usual = { largestParty: 14, smallestGroup: 15, minimumAge: 16, replyHours: 48 }
  const own = { largestParty: 10, smallestGroup: 11 }
  const [fewer, other] = [{ tables: { largestParty: 8 } }, { boats: { largestParty: 6 } }]
  for (const [what, plugins, options, values] of [
    ['are the usual ones in a brand without their owner', [], {}, usual],
    ['are their owner’s', [owner], {}, own],
    ['are their owner’s as the brand sets them', [owner], fewer, { largestParty: 8, smallestGroup: 9 }],
    ['are no stranger’s', [owner, stranger], other, own],
  ] as const)
    it(what, () => {
      const { kernel } = bootKernel({ plugins: [start, booking, ...plugins], brand: { options } })
      expect(kernel.plugins.contextOf(booking).shared).to.include(values)
    })
})

const hours = v.object({ openingHours: v.string() })
const balance = v.object({ points: v.number() })

describe('Further fields of the server’s responses', () => {
  /** What a plugin reads of the restaurant, twice, and what is reported. */
  async function reads(schema: Schema, openingHours: unknown) {
    const reader = definePlugin({ id: 'hours', reads: { venue: schema } })
    const { kernel, faults } = bootKernel({
      plugins: [start, reader],
      first: { venue: venue({ openingHours }) },
    })
    const { extras, facts } = kernel.plugins.contextOf(reader)
    const read = [extras.venue(facts.venue), extras.venue(facts.venue)]
    await settles()
    return { read, said: faults.map(({ place, error }) => `${place}: ${String(error)}`) }
  }

  it('reach a plugin that declares a schema for them', async () => {
    const read = { openingHours: '12 to 23' }
    expect(await reads(hours, '12 to 23')).to.deep.equal({ read: [read, read], said: [] })
  })

  it('are null if they are invalid, and reported once', async () => {
    const { read, said } = await reads(hours, 12)
    expect([read, said.length]).to.deep.equal([[null, null], 1])
  })

  it('are null if the schema reads them later, which is a fault', async () => {
    const validate = () => Promise.reject(new Error('later'))
    const { read, said } = await reads({ '~standard': { version: 1, vendor: 'test', validate } }, '12 to 23')
    const fault = 'reads "venue": TypeError: A schema must not return a promise.'
    expect([read, said]).to.deep.equal([[null, null], [fault]])
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
    texts: watched('texts', { title: 'Extras', missing: 'Please choose' }),
    inserts: [{ at: 'details', when: () => true, load: async () => load() }],
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
    const dotted = definePlugin({ id: 'late.two', texts: { 'title.short': 'Extras' } })
    const { catalogue } = unchecked({ plugins: [start, booking, dotted] }).kernel
    expect(catalogue.text('late.two.title.short')).to.equal('Extras')
  })
})

describe('The state of a plugin that nothing has used yet', () => {
  const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart'), open: false } })
  const clock = bootKernel({ plugins: [start, booking] }).kernel.clock
  const handover = { selection: {}, states: { diet: { allergy: 'Nuts', open: true } }, clock }

  it('restart.clears: what was handed over counts as entered, and is reset unless it outlasts a restart', () => {
    const { kernel } = bootKernel({ plugins: [start, booking, diet], handover })
    expect(kernel.plugins.hasEntered()).to.equal(true)
    kernel.navigation.restart()
    const { allergy, open } = stateOf(kernel, diet)
    expect([allergy.value, open.value]).to.deep.equal(['Nuts', false])
  })

  it('is noticed when the diner enters something', () => {
    const { kernel } = bootKernel({ plugins: [start, booking, diet] })
    const hasEntered = computed(() => kernel.plugins.hasEntered())
    expect(hasEntered.value).to.equal(false)
    stateOf(kernel, diet).allergy.value = 'Nuts'
    expect(hasEntered.value).to.equal(true)
  })
})
