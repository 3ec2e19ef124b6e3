import type { Options } from '../../../plugins/card-guarantee/model'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { asks, looksUp, verified } from './fake-bank'
import { meetsCard, type Table, type TableOptions } from './table'

const page = window as { Cardinal?: unknown }

/** Cardinal's script has run on the page, for the rest of the test. */
export function cardinalComes(): void {
  page.Cardinal = {}
  undoAfterTest(cardinalLeaves)
}

export const cardinalLeaves = () => void delete page.Cardinal

/** A diner on step 8 with a typed card, in a brand with 3-D Secure. `animation frames` come at once. */
export async function meetsBank(
  card: Partial<Options> = {},
  over?: TableOptions,
  before?: (diner: Table) => void,
) {
  const diner = await meetsCard(over, before, { threeDSecure: true, ...card })
  await diner.fillsCard()
  const { bank } = diner.braintree
  return {
    ...diner,
    bank,
    /** Presses a button, and waits for the bank's dialog. */
    async pays(button = 'Complete Booking') {
      await diner.presses(button)
      await diner.waits(100)
    },
    /** Settles the check without asking the diner. */
    async verifies(nonce: string, over: Parameters<typeof verified>[1] = {}) {
      await diner.sees(() => {
        looksUp(bank.check(), { paymentMethod: { nonce }, requiresUserAuthentication: false })
        bank.check().resolve(verified(nonce, over))
      })
    },
    /** The bank asks the diner. */
    async asks() {
      let page!: ReturnType<typeof asks>
      await diner.sees(() => void (page = asks(bank.check())))
      return page
    },
    isOpen: () => diner.has('dialog', 'Confirm with your bank'),
  }
}

export type BankTable = Awaited<ReturnType<typeof meetsBank>>
