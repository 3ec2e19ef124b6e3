import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { findings } from '../kit/accessibility-tree'
import { endVisits } from '../kit/diner'
import { misfits } from '../kit/layout'
import { until } from '../kit/playwright-driver'
import { opener, popupWith, skipToComplete } from '../kit/visits'
import { reachesCard, visa, visitGuaranteed, type GuaranteedDiner } from './braintree'

/** A hosted field's input in the browser's accessibility tree. */
async function heardIn(page: Page, field: string) {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { frame } = frameTree.childFrames!.find(({ frame }) => frame.name?.endsWith(`-${field}`))!
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frame.id })
  await session.detach()
  const { name, description, properties } = nodes.find(({ role }) => role?.value === 'textbox')!
  const property = (name: string): unknown => properties?.find((one) => one.name === name)?.value.value
  return {
    name: name?.value as unknown,
    description: (description?.value ?? '') as unknown,
    invalid: property('invalid'),
    required: property('required'),
  }
}

/** Net of those removed again: what listens to messages on the page itself. */
const countListeners = (page: Page) =>
  page.addInitScript(`
    listeners = 0
    for (const [name, step] of [['addEventListener', 1], ['removeEventListener', -1]]) {
      const original = window[name]
      window[name] = function (event, ...rest) {
        if (event === 'message') listeners += step
        return original.call(this, event, ...rest)
      }
    }`)

/** The iframes of the page, and all else in a slot of the widget. */
const strangers = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('iframe, [slot], [data-braintree-direction]').length)

describe('Browser: card fields in the popup', () => {
  it('can be used by keyboard inside the modal dialog', async () => {
    const brand = `brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`
    const diner = await visitGuaranteed({ page: popupWith(brand, opener) })
    await diner.presses('Book at Cork')
    await diner.choosesDay()
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await diner.input('number').click()
    await diner.tabsThrough()
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent('POST *')).to.have.lengthOf(2)
    expect(await strangers(diner.page)).to.equal(0)
  })
})

describe('Browser: card fields', () => {
  let diner: GuaranteedDiner
  before(async () => {
    diner = await visitGuaranteed({ viewport: { width: 320, height: 700 }, isLasting: true })
    await reachesCard(diner)
    await diner.input('number').waitFor()
    await diner.input('cvv').waitFor()
  })
  after(endVisits)
  const fields = ['number', 'expirationDate', 'cvv'] as const
  const number = () => heardIn(diner.page, 'number')
  // The frame gets it after the page.
  const isHeard = (invalid: 'true' | 'false') =>
    until(async () => (await number()).invalid === invalid, `the card number has invalid=${invalid}`)

  it('are in the look of the theme', async () => {
    const look = await diner.input('number').evaluate((input) => {
      const { color, fontFamily, fontSize } = getComputedStyle(input)
      return { color, fontFamily: fontFamily.split(',')[0], fontSize }
    })
    expect(look).to.deep.equal({ color: 'rgb(43, 31, 26)', fontFamily: '-apple-system', fontSize: '16px' })
  })

  it('card.accessible, WCAG 4.1.2: are announced by their names, and as invalid only while they are', async () => {
    expect(await number()).to.include({ name: 'Card number', invalid: 'false', required: true })
    await diner.input('number').pressSequentially('4111')
    await diner.page.keyboard.press('Tab')
    await isHeard('true')
    expect(await number()).to.include({ description: 'Enter your full card number' })
    await diner.input('number').fill(visa.number)
    await isHeard('false')
    expect(await number()).to.include({ description: '' })
    await diner.input('number').fill('')
  })

  for (const width of [320, 1280])
    it(`page.fits: their errors move nothing, and they fit, at ${width} px`, async () => {
      await diner.page.setViewportSize({ width, height: 700 })
      const button = diner.gets('button', 'Complete Booking')
      await button.scrollIntoViewIfNeeded()
      const before = await button.boundingBox()
      for (const field of fields) {
        await diner.input(field).pressSequentially('1')
        await diner.input(field).blur()
      }
      await diner.finds('text', 'Please check the CVV. It has 3 digits')
      expect(await button.boundingBox()).to.deep.equal(before)
      expect(await misfits(diner.page)).to.deep.equal([])
      expect((await diner.page.locator('iframe').first().boundingBox())!.height).to.be.at.least(44)
      for (const field of fields) await diner.input(field).fill('')
    })

  it('access.axe: axe finds nothing with errors', async () => {
    await diner.presses('Complete Booking')
    await diner.group('cvv').getByText('Please enter the CVV').waitFor()
    expect(await findings(diner.page)).to.deep.equal([])
  })

  it('access.keyboard: the keyboard leads through the frames and on', async () => {
    await diner.tabsThrough()
    // The frames report on their inputs by browser messages.
    const complete = diner.page.getByRole('button', { name: 'Complete Booking', disabled: false })
    await complete.waitFor()
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.press('Tab')
    await complete.and(diner.page.locator(':focus')).waitFor()
    await diner.page.keyboard.press('Enter')
    await diner.finds('heading', 'Booking Confirmed')
  })
})

describe('Browser: card fields that are left', () => {
  it('Back leaves no frame and no listener behind, and destroy no node, no request and no error', async () => {
    const diner = await visitGuaranteed({ prepare: countListeners })
    await reachesCard(diner)
    await diner.input('cvv').waitFor()
    const before = await diner.page.evaluate('listeners')
    await diner.presses('Back')
    await diner.finds('button', 'Edit your details')
    expect(await strangers(diner.page)).to.equal(0)
    await diner.presses('Complete Booking')
    await diner.input('cvv').waitFor()
    expect(await diner.page.evaluate('listeners')).to.equal(before)
    expect(await strangers(diner.page)).to.equal(6)

    // Of two sets of fields, each: the configuration, the frames, and Braintree's own reports.
    const asked = 14
    await until(() => diner.gateway.requests.length === asked, 'the first requests of Braintree')
    await diner.page.evaluate('handle.destroy()')
    expect(await diner.page.evaluate(`document.querySelector('#book').outerHTML`)).to.equal(
      '<div id="book"></div>',
    )
    expect(await strangers(diner.page)).to.equal(0)
    await diner.waits(120_000)
    await diner.settles()
    expect(diner.gateway.requests).to.have.lengthOf(asked)
    expect(diner.errors).to.deep.equal([])
  })
})
