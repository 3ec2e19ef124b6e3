import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { isNight } from '../../kit/night'
import { hangs } from '../kit/api'
import { findings } from '../kit/accessibility-tree'
import {
  heardIn,
  fillsCard,
  guaranteePage,
  reachesCard,
  sentVisa,
  visa,
  visitGuaranteed,
  type GuaranteedDiner,
} from './braintree'
import { misfits } from '../kit/layout'
import { page, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'

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

/** The iframes of the page, and what else stands in a slot of the widget. */
const strangers = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('iframe, [slot], [data-braintree-direction]').length)

const popupPage: HostPage = (api) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>
      <script src="/tavola.js"></script>
      <script>handle = Tavola.init({ baseUrl: '${api}', brand: ${brand} })</script>`,
  })
const brand = `{ plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`

async function reachesCardInPopup() {
  const diner = await visitGuaranteed({ page: popupPage })
  await diner.presses('Book at Cork')
  await diner.choosesDay()
  await skipToComplete(diner)
  await diner.presses('Complete Booking')
  await diner.input('number').waitFor()
  return diner
}

/** The visible state of a frame's input. */
function lookOf(input: Element) {
  const { color, fontFamily, fontSize } = getComputedStyle(input)
  return { color, fontFamily: fontFamily.split(',')[0], fontSize }
}
const theme = { color: 'rgb(43, 31, 26)', fontFamily: '-apple-system', fontSize: '16px' }

/** Destroys the widget, after so many sets of fields. */
async function leavesNothing(diner: GuaranteedDiner, sets: number) {
  // Each: the configuration, the frames, and what Braintree counts.
  const asked = 7 * sets
  await until(() => diner.gateway.requests.length === asked, 'all that Braintree asks for at first')
  await diner.page.evaluate('handle.destroy()')
  expect(await diner.page.evaluate(`document.querySelector('#book').outerHTML`)).to.equal(
    '<div id="book"></div>',
  )
  expect(await strangers(diner.page)).to.equal(0)
  await diner.waits(120_000)
  await diner.settles()
  expect(diner.gateway.requests).to.have.lengthOf(asked)
  expect(diner.errors).to.deep.equal([])
}

describe('Browser: card fields', () => {
  it('page.third-party-frames: can be used inside the modal dialog; leaving during the card check sends nothing, and asks for the card again', async () => {
    const diner = await reachesCardInPopup()
    if (isNight) expect(await findings(diner.page), 'axe').to.deep.equal([])
    await diner.input('number').click()
    await diner.tabsThrough()
    // By day: test/plugins/card-guarantee/submit.test.tsx.
    if (isNight) {
      diner.gateway.answer('card', hangs)
      await diner.presses('Complete Booking')
      await diner.page.getByRole('status').getByText('Completing Booking...').waitFor()
      await until(() => diner.gateway.cards.length === 1, 'the card at the gateway')
      expect(diner.gateway.cards).to.deep.equal([sentVisa])
      await diner.presses('Close')
      await diner.presses('Leave')
      await diner.misses('dialog', 'Milano restaurants')
      expect(await strangers(diner.page)).to.equal(0)
      await diner.presses('Book at Cork')
      diner.gateway.answer('card')
      await diner.typesCard()
    }
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent('POST *')).to.have.lengthOf(2)
    expect(await strangers(diner.page)).to.equal(0)
  })

  it('access.axe: each is announced by its name, and as invalid only while it is; each is in a group with its name, its error and its state; they fit at 320 and 1280 px, whatever their text; in the look of the theme; the keyboard leads through the frames and on; axe finds nothing before, while and after they are filled in', async () => {
    const diner = await visitGuaranteed({ viewport: { width: 320, height: 700 } })
    const clean = async (what: string) => expect(await findings(diner.page), what).to.deep.equal([])
    const number = () => heardIn(diner.page, 'number')
    // The frame hears of it after the page.
    const isHeard = (invalid: 'true' | 'false') =>
      until(async () => (await number()).invalid === invalid, `the card number has invalid=${invalid}`)
    const button = diner.gets('button', 'Complete Booking')
    const place = async () => JSON.stringify(await button.boundingBox())
    const box = async () => (await diner.page.locator('iframe').first().boundingBox())!
    const fields = ['number', 'expirationDate', 'cvv'] as const

    diner.gateway.answer('frame', hangs)
    await reachesCard(diner)
    await clean('loading')
    await diner.waits(10_000)
    await diner.finds('button', 'Try again')
    await clean('failed')
    diner.gateway.answer('frame')
    await diner.presses('Try again')
    await diner.input('number').waitFor()
    await diner.input('cvv').waitFor()
    expect(await diner.input('number').evaluate(lookOf)).to.deep.equal(theme)

    expect(await number()).to.include({ name: 'Card number', invalid: 'false', required: true })
    await diner.input('number').pressSequentially('4111')
    await diner.page.keyboard.press('Tab')
    await diner.finds('text', 'Enter your full card number')
    await isHeard('true')
    expect(await number()).to.include({ description: 'Enter your full card number' })
    await diner.input('number').fill(visa.number)
    await diner.page.getByRole('status').getByText('Card number is complete').waitFor({ state: 'attached' })
    await isHeard('false')
    expect(await number()).to.include({ description: '' })
    const pattern = diner
      .input('number')
      .evaluate((input: HTMLInputElement) => input.validity.patternMismatch)
    expect(await pattern, "Braintree's pattern, which would be heard as invalid").to.equal(true)
    await diner.input('number').fill('')

    for (const width of [320, 1280]) {
      await diner.page.setViewportSize({ width, height: 700 })
      await button.scrollIntoViewIfNeeded()
      const before = await place()
      for (const field of fields) {
        await diner.input(field).pressSequentially('1')
        await diner.input(field).blur()
      }
      await diner.finds('text', 'Please check the CVV. It has 3 digits')
      expect(await place(), `${width} px, with errors`).to.equal(before)
      expect(await misfits(diner.page)).to.deep.equal([])
      expect((await box()).height, 'a target for fingers').to.be.at.least(44)
      for (const field of fields) await diner.input(field).fill('')
    }
    await button.click()
    for (const [field, error] of [
      ['number', 'Please enter your card number'],
      ['expirationDate', 'Please enter the expiration date'],
      ['cvv', 'Please enter the CVV'],
    ] as const) {
      const group = diner.group(field)
      await group.getByText(error).waitFor()
      expect(await group.getAttribute('aria-invalid'), field).to.equal('true')
      expect(await group.locator('iframe').count(), field).to.equal(0)
    }
    await clean('with errors')

    await diner.tabsThrough()
    // The frames report on their inputs by browser messages.
    const complete = diner.page.getByRole('button', { name: 'Complete Booking', disabled: false })
    await complete.waitFor()
    await clean('valid')
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.press('Tab')
    await complete.and(diner.page.locator(':focus')).waitFor()
    await diner.page.keyboard.press('Enter')
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('Back and forth leaves no frame and no listener behind, and destroy no node, no request and no error', async () => {
    const diner = await visitGuaranteed({ prepare: countListeners })
    await reachesCard(diner)
    await diner.input('cvv').waitFor()
    const before = await diner.page.evaluate('listeners')
    const rounds = isNight ? 3 : 1
    for (let times = 0; times < rounds; times++) {
      await diner.presses('Back')
      await diner.finds('button', 'Edit your details')
      expect(await strangers(diner.page)).to.equal(0)
      await diner.presses('Complete Booking')
      await diner.input('cvv').waitFor()
    }
    expect(await diner.page.evaluate('listeners')).to.equal(before)
    expect(await strangers(diner.page)).to.equal(6)
    await leavesNothing(diner, 1 + rounds)
  })

  // By day pictures stand for the styles (../host-page/isolation.test.ts), and jsdom for what comes late.
  if (isNight) {
    it("the page's own styles do not reach the frames", async () => {
      const css = 'iframe, div { display: none !important; height: 3px; opacity: 0; border: 9px solid red }'
      const diner = await visitGuaranteed({
        page: (api) =>
          guaranteePage()(api).replace(
            '</head>',
            `<style>${css} #book, #book > div { display: block !important; opacity: 1 }</style></head>`,
          ),
      })
      await reachesCard(diner)
      await fillsCard(diner)
      const box = await diner.page.locator('iframe').first().boundingBox()
      expect(box!.height).to.equal(48)
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Booking Confirmed')
    })

    it('destroy while they are loading leaves no node, no request and no error', async () => {
      const diner = await visitGuaranteed()
      diner.gateway.answer('frame', hangs)
      await reachesCard(diner)
      await diner.page.locator('iframe').last().waitFor({ state: 'attached' })
      await leavesNothing(diner, 1)
    })
  }
})
