import type { Answer } from '../client'
import { fieldsOf, shown } from '../values'
import { read, statusOf, type Visit } from '../visit'
import { create, namesField } from './create'
import { bookingOf, type Wish } from './payloads'

/** The two calls of a card guarantee (specification section 4, "Booking submit"). */
export async function checkGuarantee(visit: Visit, wish: Wish, { asked, body }: Answer): Promise<void> {
  const { recorder, guarantee, options } = visit
  const isAgain = guarantee.isAsked
  guarantee.isAsked = true
  recorder.tried('guarantee.first')
  const { bookingReference: reference, ccgPerformed } = fieldsOf(body)
  const hasReference = reference !== undefined && reference !== null && reference !== ''
  if (hasReference || ccgPerformed === true) {
    const came = `requiresCcg true with bookingReference ${shown(reference)}, ccgPerformed ${shown(ccgPerformed)}`
    return recorder.found('guarantee.first', 'fault', { asked, came })
  }
  if (isAgain) return
  await read(visit, 'token')
  const { answer, outcome } = await create(visit, 'booking', bookingOf(wish, { paymentNonce: options.nonce }))
  recorder.tried('guarantee.second')
  const about = { asked: `${answer.asked} with paymentNonce` }
  if (outcome.kind === 'done') {
    guarantee.isTaken = true
    const done = fieldsOf(answer.body)
    if (done.ccgPerformed !== true || done.requiresCcg === true) {
      const came = `A reference with requiresCcg ${shown(done.requiresCcg)}, ccgPerformed ${shown(done.ccgPerformed)}`
      recorder.found('guarantee.second', 'fault', { ...about, came })
    }
  } else if (
    outcome.kind === 'refused' &&
    answer.status === 400 &&
    namesField(answer.body, /nonce|payment|card/i)
  )
    recorder.unsettled(
      `The nonce "${options.nonce}" was refused: give one of your sandbox by --nonce.`,
      'guarantee.second',
    )
  else recorder.found('guarantee.second', 'fault', { ...about, came: statusOf(answer) })
}
