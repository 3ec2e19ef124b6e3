import { languageOf } from 'tavola/page'
import { useSentLimit } from 'tavola/controls'
import type { ChipsContext } from '.'
import type { Request } from '..'
import { staffWords } from './staff-words'

/** The chosen requests, which are sentences in the special requests. */
export function useWrittenRequests(ctx: ChipsContext) {
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
  { state, brand, t }: ChipsContext,
  request: Request,
  allergies = state.allergies.value,
): string {
  const { backEndLanguage } = brand
  const words = backEndLanguage === undefined ? undefined : staffWords[languageOf(backEndLanguage)]
  const name = words?.[request] ?? t(request)
  const more = request === 'allergies' ? allergies.trim().replace(/\.$/, '') : ''
  return more ? `${name}: ${more}.` : `${name}.`
}

/** Adds a sentence behind those that were added before, and in front of what the diner has typed. */
export function withSentence(text: string, sentence: string, added: readonly string[]): string {
  const end = Math.max(0, ...added.filter((one) => text.includes(one)).map((one) => endOf(text, one)))
  const before = text.slice(0, end)
  const after = text.slice(end)
  return before + (before && ' ') + sentence + (/^\S/.test(after) ? ' ' : '') + after
}

const endOf = (text: string, sentence: string) => text.indexOf(sentence) + sentence.length

/** Removes a sentence and the space that came with it. What the diner has typed stays. */
export function withoutSentence(text: string, sentence: string): string {
  const start = text.indexOf(sentence)
  if (start < 0) return text
  const before = text.slice(0, start)
  const after = text.slice(start + sentence.length)
  return after === '' ? before.replace(/ $/, '') : before + after.replace(/^ /, '')
}

/** Replaces a sentence where it stands. */
export const withSentenceChanged = (text: string, from: string, to: string): string =>
  text.replace(from, () => to)
