import * as v from 'valibot'
import { expect } from 'chai'
import { definePlugin, type AnyPlugin } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { booking, kidsParty, enquiry, start } from '../bare-plugins'
import { settles } from '../../kit/pending'
import { hangs, status } from '../../kit/network'
import { confirmed, venue } from '../selection'

const menus = definePlugin({
  id: 'menus',
  state: { count: 0 },
  options: { offer: false, columns: 2 },
  messages: { label: 'Menus', left: { one: '{count} menu', other: '{count} menus' } },
})

const boot = (brand = {}) => bootKernel({ plugins: [start, booking, enquiry, kidsParty, menus], brand })

describe('The plugin context', () => {
  it("brand.options: has the plugin's options, overridden by the brand's", () => {
    const { kernel } = boot({ options: { menus: { offer: true } } })
    expect(kernel.plugins.contextOf(menus).options).to.deep.equal({ offer: true, columns: 2 })
  })

  it("has the plugin's state in this widget alone", () => {
    const [one, other] = [boot(), boot()].map(({ kernel }) => kernel.plugins.contextOf(menus))
    const count = (ctx = one) => (ctx!.state as unknown as { count: { value: number } }).count
    count(one).value = 3
    expect([count(one).value, count(other).value]).to.deep.equal([3, 0])
  })

  it("has the plugin's texts in the brand's wording", () => {
    const { kernel } = boot({ messages: { 'menus.label': 'What we cook' } })
    const { t } = kernel.plugins.contextOf(menus)
    expect([t('label'), t('left', { count: 1 })]).to.deep.equal(['What we cook', '1 menu'])
  })

  it('without options of the host, the widget is a popup whose restaurant can be changed', () => {
    expect(boot().kernel.plugins.contextOf(menus)).to.include({ inline: false, readOnlyLocation: false })
  })

  it('name.date: knows whether something in the widget has had the focus', () => {
    const { kernel } = boot()
    expect(kernel.plugins.contextOf(menus).isUsed).to.equal(false)
    kernel.isUsed.value = true
    expect(kernel.plugins.contextOf(menus).isUsed).to.equal(true)
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

  it('finds a text of the journey, or else of its outcome', () => {
    const { kernel } = boot({ messages: { 'kids-party.failed': 'No party:' } })
    const { journeyText } = kernel.plugins.contextOf(menus)
    const said = (journey: string) => (kernel.choices.set({ journey }), journeyText('failed'))
    expect([said('Enquiry'), said('KidsPartyEnquiry')]).to.deep.equal([
      'Could not complete enquiry:',
      'No party:',
    ])
  })
})

describe('A failure that a plugin reports', () => {
  const failing = (code: string) => {
    const { kernel, faults } = boot()
    kernel.plugins.contextOf(menus).fail({ code })
    return { banner: kernel.banner.shown.value!, faults }
  }

  it('is shown in the words of its message', () => {
    const { banner, faults } = failing('menus.label')
    expect([banner.code, banner.text]).to.deep.equal(['menus.label', 'Menus'])
    expect(faults).to.deep.equal([])
  })

  it('is the unknown error if the message does not exist, and is reported', () => {
    const { banner, faults } = failing('menus.gone')
    expect([banner.code, banner.text]).to.deep.equal(['widget.unexpected', 'Unexpected / Unknown error'])
    expect(faults.map(({ plugin, place, error }) => [plugin, place, String(error)])).to.deep.equal([
      ['menus', 'fail', 'TypeError: There is no message "menus.gone".'],
    ])
  })
})

const owner = definePlugin({
  id: 'tables',
  options: { largestParty: 10 },
  shares: ['largestParty'],
  messages: { most: 'Up to {largestParty}, {smallestGroup} are a group' },
})

/** The values that `tables` and every other plugin read. */
function sharedIn(plugins: readonly AnyPlugin[], options: Readonly<Record<string, object>> = {}) {
  const { kernel } = bootKernel({
    plugins: [start, booking, ...plugins],
    brand: { options: options as never },
  })
  return kernel.plugins.contextOf(booking).shared
}

describe('Shared options', () => {
  it('have their usual values in a brand without their owner', () => {
    expect(sharedIn([])).to.include({ largestParty: 14, smallestGroup: 15, minimumAge: 16, replyHours: 48 })
  })

  it('have their owner’s values, as the brand sets them', () => {
    expect(sharedIn([owner])).to.include({ largestParty: 10, smallestGroup: 11 })
    expect(sharedIn([owner], { tables: { largestParty: 8 } }).largestParty).to.equal(8)
  })

  it('an option of the same name in another plugin changes nothing', () => {
    const stranger = definePlugin({ id: 'boats', options: { largestParty: 4 } })
    expect(sharedIn([owner, stranger], { boats: { largestParty: 6 } }).largestParty).to.equal(10)
  })

  it('a plugin that comes late shares its own too', async () => {
    const { kernel } = bootKernel({
      plugins: [start, booking],
      fetchFeatures: async (add) => add(owner),
    })
    await kernel.features.wait()
    expect(kernel.plugins.contextOf(booking).shared.largestParty).to.equal(10)
    expect(kernel.catalogue.text('tables.most')).to.equal('Up to 10, 11 are a group')
  })
})

const hours = v.object({ openingHours: v.string() })
const balance = v.object({ points: v.number() })

describe('Further fields of the server’s responses', () => {
  const reader = definePlugin({ id: 'hours', reads: { venue: hours } })
  const boot = (over: object) => {
    const { kernel, faults } = bootKernel({
      plugins: [start, booking, reader],
      first: { ...confirmed, venue: venue(over) },
    })
    const { extras, facts } = kernel.plugins.contextOf(reader)
    return { faults, read: () => extras.venue(facts.venue) }
  }

  it('reach a plugin that declares a schema for them', () => {
    const { read } = boot({ openingHours: '12 to 23' })
    expect(read()).to.deep.equal({ openingHours: '12 to 23' })
  })

  it('are null if they are invalid, and reported once', () => {
    const { read, faults } = boot({ openingHours: 12 })
    expect([read(), read()]).to.deep.equal([null, null])
    expect(faults.map(({ plugin, place }) => `${plugin} ${place}`)).to.deep.equal(['hours reads "venue"'])
  })

  it('are null where there is nothing to read, without a report', () => {
    const { kernel, faults } = bootKernel({ plugins: [start, booking, reader] })
    const { extras } = kernel.plugins.contextOf(reader)
    for (const nothing of [null, undefined, 'cork', 7]) expect(extras.venue(nothing as never)).to.equal(null)
    // These plugins declare no schema.
    expect(extras.slot({} as never)).to.equal(null)
    expect(kernel.plugins.contextOf(booking).extras.venue(venue())).to.equal(null)
    expect(faults).to.deep.equal([])
  })

  it('are null if the schema reads them later, which is a fault', async () => {
    const validate = () => Promise.reject(new Error('later'))
    const late = definePlugin({
      id: 'late',
      reads: { venue: { '~standard': { version: 1, vendor: 'test', validate } } },
    })
    const { kernel, faults } = bootKernel({ plugins: [start, booking, late] })
    expect(kernel.plugins.contextOf(late).extras.venue(venue())).to.equal(null)
    await settles()
    expect(faults.map(({ error }) => String(error))).to.deep.equal([
      'TypeError: A schema must not return a promise.',
    ])
  })

  it('`onResponse` gets the response parsed and raw', async () => {
    const seen: unknown[] = []
    const loyal = definePlugin({
      id: 'loyal',
      reads: { answer: balance },
      onResponse: ({ extras }, answer, raw) => void seen.push(answer, raw, extras.answer(raw)?.points),
    })
    const body = { bookingReference: 'MB-1', requiresCcg: false, ccgPerformed: false, points: 40 }
    const { kernel } = bootKernel({
      plugins: [start, booking, loyal],
      first: confirmed,
      answers: { 'POST *': body },
    })
    await kernel.submission.send()
    const { points: _points, ...parsed } = body
    expect(seen).to.deep.equal([parsed, body, 40])
  })
})

describe('A plugin’s own call', () => {
  const asks = definePlugin({ id: 'loyalty' })
  const boot = (answer: never) => {
    const test = bootKernel({ plugins: [start, asks], answers: { 'GET /api/loyalty/7': answer } })
    return { ...test, request: test.kernel.plugins.contextOf(asks).request }
  }

  it('has the session header, and its response is parsed', async () => {
    const { request, network } = boot({ points: 40, other: 1 } as never)
    expect(await request(balance, 'get', 'api/loyalty/7')).to.deep.equal({ body: { points: 40 } })
    const [sent] = network.sent('GET /api/loyalty/7')
    expect(sent!.headers.get('X-Session-Id')).to.equal('test-session')
  })

  for (const [how, answer, failure] of [
    ['that is refused', status(404), 'status'],
    ['of the wrong shape', { points: 'many' }, 'malformed'],
  ] as const) {
    it(`one ${how} never rejects, and is reported`, async () => {
      const { request, faults } = boot(answer as never)
      const { error } = await request(balance, 'get', 'api/loyalty/7')
      expect(error!.failure).to.equal(failure)
      expect(faults[0]).to.include({ plugin: 'loyalty', place: 'request "api/loyalty/7"' })
    })
  }

  it('ends with the widget, without a report', async () => {
    const { request, kernel, faults } = boot(hangs as never)
    const asked = request(balance, 'get', 'api/loyalty/7')
    kernel.dispose()
    expect((await asked).error!.failure).to.equal('aborted')
    expect(faults).to.be.empty
  })
})
