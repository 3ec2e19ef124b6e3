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
