import { serviceOf } from 'tavola'
import type { CardEntry, CardForm, OpenCard } from 'tavola/journeys'
import { withDeadline } from 'tavola/page'
import type { CardContext } from '.'
import { leave } from './form'
import { shieldFrames } from './frames'

/** How long the card fields may take to load, and a card check may take; in milliseconds. */
export const cardDeadlines = { load: 10_000, check: 30_000 } as const

/** The card in the open fields. */
export interface Card {
  readonly fields: OpenCard
  /** Aborts when the fields are closed. */
  readonly signal: AbortSignal
  /** Closes these fields for good and offers "Try again". */
  giveUp(): void
}

interface Parts extends Pick<CardForm, 'slots' | 'look' | 'onEnter' | 'onFail'> {}

/**
 * Opens the provider's fields and keeps the plugin's state in sync with them. Returns the function that closes them; later
 * answers are ignored.
 */
export function openCard(ctx: CardContext, { slots, look, onEnter, onFail }: Parts): () => void {
  const { state } = ctx
  const life = new AbortController()
  const { signal } = life

  function fail() {
    // No message after the diner has left the step.
    if (signal.aborted) return
    end()
    ctx.emit('error', { code: 'card-guarantee.failed', plugin: null })
    onFail()
  }

  function end() {
    life.abort()
    state.card.value = null
    state.entry.value = null
    state.left.value = []
    state.pressed.value = false
  }

  function show(fields: OpenCard) {
    for (const { element } of Object.values(slots)) shieldFrames(element)
    state.card.value = { fields, signal, giveUp: fail }
    // A press before the fields were loaded must not mark them as invalid.
    state.pressed.value = false
  }

  const form: CardForm = {
    slots,
    look,
    onChange(entry, event) {
      if (!signal.aborted) follow(ctx, entry, event)
    },
    onEnter() {
      if (signal.aborted) return
      forgetNonce(ctx)
      onEnter()
    },
    onFail: fail,
  }
  const provider = serviceOf(ctx, 'card-provider')
  const opening = provider ? provider.open(form, signal) : Promise.reject(new Error('No card provider.'))
  withDeadline(opening, cardDeadlines.load, signal).then(show).catch(fail)
  return end
}

type CardEvent = Parameters<CardForm['onChange']>[1]

function follow(ctx: CardContext, entry: CardEntry, event: CardEvent): void {
  ctx.state.entry.value = entry
  // Not at `focus`, which a closed dialog gives back.
  if (event && event.type !== 'focus') forgetNonce(ctx)
  if (event?.type === 'blur') leave(ctx.state, event.field)
}

/** A verified card may be waiting for another check, such as that of a human. Another card needs a new nonce. */
function forgetNonce({ state, sending }: CardContext): void {
  if (!sending) state.nonce.value = null
}
