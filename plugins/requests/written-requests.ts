import { languageOf } from 'tavola'
import { useSentLimit } from 'tavola/controls'
import type { RequestsContext } from './model'
import { byLanguage, type Request } from './restaurant-texts'
import { withSentence, withSentenceChanged, withoutSentence } from './sentences'

/** The chosen requests, which are sentences in the special requests. */
export function useWrittenRequests(ctx: RequestsContext) {
  const { state, facts, set } = ctx
  const limit = useSentLimit()
  const text = facts.customer.specialRequests
  const written = state.written.value

  /** Not if the diner has deleted or changed its sentence: then that is typed text. */
  const sentenceOf = (request: Request) => {
    const sentence = written[request]
    return sentence !== undefined && text.includes(sentence) ? sentence : undefined
  }

  function write(request: Request, next: string, sentence: string | undefined) {
    const { [request]: _, ...others } = written
    state.written.value = sentence === undefined ? others : { ...others, [request]: sentence }
    set({ customer: { ...facts.customer, specialRequests: next } })
  }

  return {
    sentenceOf,
    /** False if there is no room for it. */
    add(request: Request): boolean {
      const sentence = sentenceFor(ctx, request)
      const next = withSentence(text, sentence, Object.values(written))
      if (next.length > limit) return false
      write(request, next, sentence)
      return true
    },
    remove(request: Request): void {
      write(request, withoutSentence(text, written[request]!), undefined)
    },
    /** Keeps what has room of the typed allergies. False if that isn't all. */
    changeAllergies(typed: string): boolean {
      const before = written.allergies!
      const others = text.length - before.length
      const room = limit - others - sentenceFor(ctx, 'allergies', '').length - ': '.length
      // Does not cut a surrogate pair in half.
      const kept = typed.slice(0, Math.max(room, state.allergies.value.length)).replace(/\p{Cs}$/u, '')
      state.allergies.value = kept
      const sentence = sentenceFor(ctx, 'allergies')
      write('allergies', withSentenceChanged(text, before, sentence), sentence)
      return kept === typed
    },
  }
}

/** "Allergies: nuts.", in the language of those who read it. */
function sentenceFor(
  { state, brand, t }: RequestsContext,
  request: Request,
  allergies = state.allergies.value,
): string {
  const { backEndLanguage } = brand
  const texts = backEndLanguage === undefined ? undefined : byLanguage[languageOf(backEndLanguage)]
  const name = texts?.[request] ?? t(request)
  const more = request === 'allergies' ? allergies.trim().replace(/\.$/, '') : ''
  return more ? `${name}: ${more}.` : `${name}.`
}
