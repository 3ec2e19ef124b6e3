import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, kidsParty, enquiry, start } from './bare-plugins'

const menus = definePlugin({
  id: 'menus',
  state: { count: 0 },
  options: { offer: false, columns: 2 },
  messages: { label: 'Menus', left: { one: '{count} menu', other: '{count} menus' } },
})

const boot = (brand = {}) => bootKernel({ plugins: [start, booking, enquiry, kidsParty, menus], brand })

describe('What a plugin may touch', () => {
  it("contract, brand config: its options, the brand's over its own", () => {
    const { kernel } = boot({ options: { menus: { offer: true } } })
    expect(kernel.plugins.contextOf(menus).options).to.deep.equal({ offer: true, columns: 2 })
  })

  it('contract, host pages: its state, of this widget alone', () => {
    const [one, other] = [boot(), boot()].map(({ kernel }) => kernel.plugins.contextOf(menus))
    const count = (ctx = one) => (ctx!.state as unknown as { count: { value: number } }).count
    count(one).value = 3
    expect([count(one).value, count(other).value]).to.deep.equal([3, 0])
  })

  it('contract, brand config: its texts, as the brand words them', () => {
    const { kernel } = boot({ messages: { 'menus.label': 'What we cook' } })
    const { t } = kernel.plugins.contextOf(menus)
    expect([t('label'), t('left', { count: 1 })]).to.deep.equal(['What we cook', '1 menu'])
  })

  it('section 2, step 1: the journeys on offer, none while there is no choice', () => {
    const { kernel } = boot({ journeys: ['Booking', 'KidsPartyEnquiry'] })
    const { journeys } = kernel.plugins.contextOf(menus)
    expect(journeys.map(({ name }) => name)).to.deep.equal(['Booking', 'KidsPartyEnquiry'])
    kernel.choices.set({ journeyLocked: true })
    expect(kernel.plugins.contextOf(menus).journeys).to.deep.equal([])
  })

  it('section 4, "Booking submit": whether the create is being sent', async () => {
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

  it("contract, brand config: a text around the journey's end, its own or its outcome's", () => {
    const { kernel } = boot({ messages: { 'kids-party.failed': 'No party:' } })
    const { journeyText } = kernel.plugins.contextOf(menus)
    const said = (journey: string) => (kernel.choices.set({ journey }), journeyText('failed'))
    expect([said('Enquiry'), said('KidsPartyEnquiry')]).to.deep.equal([
      'Could not complete enquiry:',
      'No party:',
    ])
  })
})
