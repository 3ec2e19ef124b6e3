import { expect } from 'chai'
import { journeys, plugins } from '../../../examples/server/example-brand'
import { visit, type Diner } from '../kit/diner'
import { shifts, watchShifts } from '../kit/layout'
import { initWith } from '../kit/site'

type Role = Parameters<Diner['gets']>[0]
type Control = readonly [role: Role, name: string | RegExp]

const brand = {
  plugins: plugins.filter((id) => id !== 'human-verification' && id !== 'photograph'),
  journeys,
  country: 'GB',
  links: { terms: '/terms', privacy: '/privacy' },
  options: { start: { journey: 'Booking', all: 'milano' } },
}
const page = initWith(`brand: ${JSON.stringify(brand)}`)
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const details = [
  ['First Name', 'Anna'],
  ['Last Name', 'Byrne'],
  ['Email', 'anna@example.ie'],
  ['Telephone Number', '020 7946 0958'],
] as const

const findsTable: readonly Control[] = [
  ['combobox', 'Location'],
  ['option', /Milano Cork/],
  ['radio', '19:30'],
  ['button', 'Continue'],
]
const sends: readonly Control[] = [
  ['checkbox', /^I agree/],
  ['button', 'Complete Booking'],
]

/** Presses these controls, one tap each. None of them needs a scroll before. */
async function taps(diner: Diner, controls: readonly Control[]): Promise<number> {
  for (const [role, name] of controls) {
    const control = diner.gets(role, name).first()
    await control.waitFor()
    await diner.settles()
    const { y, height } = (await control.boundingBox())!
    expect(y, String(name)).to.be.at.least(0)
    expect(y + height, String(name)).to.be.at.most(phone.viewport.height)
    await control.tap()
  }
  return controls.length
}

/** What the phone's own autofill does with one tap of its suggestion. */
async function autofills(diner: Diner): Promise<number> {
  await diner.finds('textbox', 'First Name')
  for (const [name, text] of details) await diner.gets('textbox', name).fill(text)
  return 1
}

/** One tap into each field, which brings up the keyboard. */
async function types(diner: Diner): Promise<number> {
  for (const [name, text] of details) {
    await diner.gets('textbox', name).tap()
    await diner.page.keyboard.type(text)
  }
  return details.length
}

const books = async (diner: Diner, fills = autofills) =>
  (await taps(diner, findsTable)) + (await fills(diner)) + (await taps(diner, sends))

describe('Browser: the taps of a booking', () => {
  const comes = () => visit({ ...phone, page, prepare: (page) => watchShifts(page) })

  for (const [title, fills, most] of [
    ['with autofill', autofills, 7],
    ['who types the details', types, 10],
  ] as const)
    it(`a new diner ${title} needs ${most} taps, and nothing moves or is out of view`, async () => {
      const diner = await comes()
      expect(await books(diner, fills)).to.equal(most)
      await diner.finds('heading', 'Booking Confirmed')
      expect(await shifts(diner)).to.deep.equal([])
    })

  it('a diner whom the device remembers needs 3 taps, and nothing moves or is out of view', async () => {
    const diner = await comes()
    await taps(diner, findsTable)
    await autofills(diner)
    await diner.ticks(/^Remember me on this device/)
    await taps(diner, sends)
    await diner.finds('heading', 'Booking Confirmed')
    await diner.page.evaluate('sessionStorage.clear()')
    await diner.page.reload()
    expect(await taps(diner, [['button', /^Same as last time/], ...sends])).to.equal(3)
    await diner.finds('heading', 'Booking Confirmed')
    expect(await shifts(diner)).to.deep.equal([])
  })
})

describe('Browser: the stops of Tab on the way to a booking', () => {
  it('WCAG 2.1.1, 2.4.3: 10 stops lead to the details and 26 to the end; a list is one stop', async () => {
    const diner = await visit({ page, viewport: { width: 1280, height: 800 } })
    const { keyboard } = diner.page
    const stops: string[] = []
    const reaches = async (role: Role, name: string | RegExp) => {
      const control = diner.gets(role, name).first()
      await control.waitFor()
      await diner.settles()
      while (!(await control.evaluate((element) => element.matches(':focus')))) {
        await keyboard.press('Tab')
        stops.push(await diner.page.evaluate(focused))
        expect(stops, stops.join('\n')).to.have.length.below(30)
      }
    }
    await reaches('combobox', 'Location')
    await keyboard.type('cork')
    await diner.finds('option', /Milano Cork/)
    await keyboard.press('Enter')
    await diner.chose('Milano Cork')
    await diner.finds('radio', '12:00')
    await reaches('radio', '12:00')
    await keyboard.press('Space')
    await reaches('button', 'Continue')
    await keyboard.press('Enter')
    await diner.finds('textbox', 'First Name')
    expect(stops, stops.join('\n')).to.have.length.at.most(10)
    expect(stops.filter((stop) => stop === 'radio')).to.have.length(3)
    for (const [name, text] of details) {
      await reaches('textbox', name)
      await keyboard.type(text)
    }
    await reaches('checkbox', /^I agree/)
    await keyboard.press('Space')
    await reaches('button', 'Complete Booking')
    await keyboard.press('Enter')
    await diner.finds('heading', 'Booking Confirmed')
    expect(stops, stops.join('\n')).to.have.length.at.most(26)
  })
})

/** In the page: what kind of control has the focus. */
const focused = `(() => {
  let { activeElement } = document
  while (activeElement.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return activeElement.type ?? activeElement.localName
})()`
