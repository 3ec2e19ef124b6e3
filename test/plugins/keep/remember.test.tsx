import { expect } from 'chai'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { device, forgetsAll, leaves, stored, visits } from './visits'

const create = 'POST /api/bookings/create'
const box = /^Remember me on this device/

/** Anna has booked here before, and ticked the box; the tab is a new one. */
async function wasHere(options: Parameters<typeof visits>[0] = {}) {
  const diner = await visits(options)
  await diner.sees(() =>
    diner.kernel.choices.set({ ...atDetails, customer: { ...anna, specialRequests: 'A window' } }),
  )
  await diner.clicks('checkbox', box)
  await diner.presses('Continue')
  await diner.presses('Complete Booking')
  leaves()
  sessionStorage.clear()
}

/** Months ago. */
function ages(months: number) {
  const [name, text] = Object.entries({ ...device() })[0]! as [string, string]
  const found = JSON.parse(text) as { at: number }
  const at = new Date(found.at)
  at.setMonth(at.getMonth() - months)
  device().setItem(name, JSON.stringify({ ...found, at: at.getTime() }))
}

describe('keep: "Remember me on this device"', () => {
  afterEach(forgetsAll)

  it('is off until it is ticked, and then nothing is remembered', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: anna }))
    expect((await diner.finds('checkbox', box)).matches(':checked')).to.equal(false)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(device().length).to.equal(0)
  })

  it('remembers after a create, and only four fields', async () => {
    await wasHere()
    expect(JSON.parse(device().getItem('tavola-remembered')!).details).to.deep.equal({
      firstName: 'Anna',
      lastName: "O'Brien",
      email: anna.email,
      telephoneNumber: anna.telephoneNumber,
    })
    expect(stored()).not.to.contain('window')
  })

  it('a remembered diner needs the consent and one press', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    expect(diner.reads()).to.contain('Filled in from your last visit.')
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(0)
    expect(diner.reads()).to.contain('Please agree to our terms and conditions')
    expect(diner.has('alert')).to.equal(false)
    expect(document.activeElement).to.equal(diner.gets('group', 'There is a problem'))
    await diner.clicks('checkbox', /terms and conditions/)
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(1)
    expect(diner.kernel.facts.customer).to.include({ firstName: 'Anna', consent: true })
  })

  it('the details can be edited, and stay edited', async () => {
    await wasHere()
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atDetails))
    await before.presses('Edit your details')
    expect(before.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
    leaves()
    const after = await visits()
    await after.finds('textbox', 'First Name')
  })

  it('"Forget me" clears the device and the fields, and moves the focus on', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    await diner.presses('Forget me')
    expect(device().length).to.equal(0)
    const name = diner.gets('textbox', 'First Name')
    expect(name).to.have.property('value', '')
    expect(document.activeElement).to.equal(name)
    expect((await diner.finds('checkbox', box)).matches(':checked')).to.equal(false)
    expect(diner.reads()).to.contain('Your details have been removed from this device.')
    expect(stored()).not.to.contain('Anna')
  })

  for (const [months, knows] of [
    [11, true],
    [13, false],
  ] as const) {
    it(`after ${months} months the diner is ${knows ? 'known' : 'forgotten'}`, async () => {
      await wasHere()
      ages(months)
      const diner = await visits()
      expect(diner.kernel.facts.customer.firstName).to.equal(knows ? 'Anna' : '')
      expect(device().length).to.equal(knows ? 1 : 0)
    })
  }

  it('each use renews it', async () => {
    await wasHere()
    ages(11)
    await visits()
    leaves()
    ages(11)
    const diner = await visits()
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
  })

  it("remembered details aren't a choice: no message mentions them after a reload", async () => {
    await wasHere()
    await visits()
    leaves()
    const diner = await visits()
    expect(diner.has('button', 'Start again')).to.equal(false)
    expect(sessionStorage.length).to.equal(0)
  })

  it('the next booking on the same page starts with them', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: anna }))
    await diner.clicks('checkbox', box)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts.customer).to.include({ firstName: 'Anna', consent: false })
  })

  it('"Change your mind?" keeps what was changed', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() =>
      diner.kernel.choices.set({ ...atComplete, customer: { ...anna, firstName: 'Ann' } }),
    )
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(diner.kernel.facts.customer.firstName).to.equal('Ann')
  })

  it('`remember: false` shows no checkbox and remembers nobody', async () => {
    await wasHere()
    const diner = await visits({ brand: { options: { keep: { remember: false } } } })
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    expect(diner.has('checkbox', box)).to.equal(false)
    expect(diner.kernel.facts.customer.firstName).to.equal('')
  })
})

describe('keep: where storage is denied', () => {
  const names = ['sessionStorage', 'localStorage'] as const
  const own = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!)
  afterEach(() => {
    names.forEach((name, index) => Object.defineProperty(globalThis, name, own[index]!))
    forgetsAll()
  })

  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const [what, get] of Object.entries({
    denied() {
      throw new DOMException('denied', 'SecurityError')
    },
    full: () => full,
  })) {
    it(`it is off without a message where storage is ${what}`, async () => {
      for (const name of names) Object.defineProperty(globalThis, name, { get, configurable: true })
      const diner = await visits()
      await diner.sees(() => diner.kernel.choices.set({ ...atSlot, ...atDetails, customer: anna }))
      expect(diner.has('checkbox', box)).to.equal(false)
      await diner.presses('Continue')
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Booking Confirmed')
      expect(diner.faults).to.deep.equal([])
    })
  }
})
