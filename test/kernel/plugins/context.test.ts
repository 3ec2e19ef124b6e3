import { expect } from 'chai'
import { definePlugin, type AnyPlugin } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { booking, kidsParty, enquiry, start } from '../bare-plugins'

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

  it('plugin.fault: is the unknown error if the message does not exist, and is reported', () => {
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
