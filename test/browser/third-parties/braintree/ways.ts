import type { Locator, Page } from 'playwright-core'
import { asksForCard as cardFirst } from '../../../../src/scenes/creates'
import { bookingBody } from '../../../kit/fixtures'
import { visit, type Visit } from '../../kit/diner'
import { atTimes, initWith, type HostPage } from '../../kit/site'
import { skipToComplete } from '../../kit/skip'
import { clientTokenBody, startGateway, type Gateway } from './gateway'

export const create = 'POST /api/bookings/create'
export const token = 'GET /api/payment/getclienttoken'

/** Without a nonce a card is asked for, with one the table is booked. */
export const asksForCard = cardFirst(bookingBody({ ccgPerformed: true }))

const links = `links: { terms: '/terms', privacy: '/privacy' }`
const brand = `brand: { plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'], ${links} }`

/** The page's widget, with the card guarantee and further options of init. */
export const guaranteePage = (options = ''): HostPage => initWith(`${atTimes}, ${brand}, ${options}`)

/** A diner whose restaurant asks for a card. */
export async function visitGuaranteed({ answers, prepare, ...options }: Visit = {}) {
  let gateway!: Gateway
  const diner = await visit({
    page: guaranteePage(),
    answers: { [create]: asksForCard, [token]: clientTokenBody, ...answers },
    ...options,
    async prepare(page) {
      gateway = await startGateway(page)
      await prepare?.(page)
    },
  })
  return { ...diner, gateway, ...cardOf(diner.page) }
}

export type GuaranteedDiner = Awaited<ReturnType<typeof visitGuaranteed>>

const names = { number: 'Card number', expirationDate: 'Expiration date', cvv: 'CVV' } as const
export type Field = keyof typeof names
/** A card, as it is typed and as a frame sends it to Braintree. */
export const visa = { number: '4111111111111111', expirationDate: '0429', cvv: '123' }
export const sentVisa = {
  number: '4111111111111111',
  cvv: '123',
  expiration_month: '04',
  expiration_year: '2029',
  options: { validate: false },
}

/** Each with what is typed, in the order that Tab goes. */
const inOrder = ['number', 'expirationDate', 'cvv'] as const

/** The diner's actions inside the frames. */
function cardOf(page: Page) {
  const group = (field: Field) => page.getByRole('group', { name: names[field], exact: true })
  const frame = (field: Field) => page.frameLocator(`iframe[title="${names[field]}"]`)
  const input = (field: Field) => frame(field).getByRole('textbox', { name: names[field] })
  return {
    group,
    frame,
    input,
    /** Waits for the frames, and types digit by digit. */
    async typesCard(card: Partial<Record<Field, string>> = visa) {
      for (const field of inOrder) {
        if (card[field] !== undefined) await input(field).pressSequentially(card[field])
      }
      // The frames report on their inputs by browser messages.
      if (card === visa)
        await page
          .getByText(/ is complete$/)
          .nth(2)
          .waitFor({ state: 'attached' })
    },
    /** From the card number on by keyboard alone, up to the ticked terms. */
    async tabsThrough(card = visa) {
      const reaches = (focused: Locator) => focused.waitFor()
      for (const field of inOrder) {
        await reaches(frame(field).locator('input:focus'))
        await page.keyboard.type(card[field])
        await page.keyboard.press('Tab')
      }
      await reaches(page.getByRole('checkbox', { name: /terms/ }).and(page.locator(':focus')))
      await page.keyboard.press('Space')
    },
  }
}

/** Up to step 8, whose frames may still be on their way. */
export async function reachesCard(diner: GuaranteedDiner): Promise<void> {
  await skipToComplete(diner)
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Guarantee your table')
  // The step's effects have started.
  await diner.settles()
}

export async function fillsCard(diner: GuaranteedDiner): Promise<void> {
  await diner.typesCard()
  await diner.clicks('checkbox', /terms/)
}
