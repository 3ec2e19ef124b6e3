import { isObject, objectIn } from './reading'

/** The messages of a 400. */
export interface Refusal {
  /** The first message of each field, and messages without a field, for the diner (error.refused-booking). */
  readonly messages: readonly string[]
  /** The first message of each named field, by {@link fieldName}. Empty if it is not for people. */
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Reads a 400 in the shapes of back ends and their frameworks (error.shapes). These are messages by field at the top, in `errors` or in
 * `modelState`, lists of texts or of records, and problem details. It never throws.
 */
export function readRefusal(body: unknown): Refusal {
  const found = messagesIn(body, '', 0).slice(0, mostMessages)
  const named = found.flatMap(({ name, text }) => (name ? [[name, text] as const] : []))
  const texts = found.flatMap(({ text }) => (text ? [shorten(text)] : []))
  // The later entry wins in `fromEntries`, and the first message must win.
  return { messages: [...new Set(texts)], fields: Object.fromEntries(named.reverse()) }
}

const mostMessages = 20
const longestMessage = 500
/** The depth in objects up to which messages are read. */
const deepest = 6

/** `name`: by {@link fieldName}, empty without a field. `text`: empty for a field whose message is not for people. */
interface Message {
  readonly name: string
  readonly text: string
}

// Patterns of keys as `normalizeKey` returns them.

/** Keys of objects with messages. A text beside them is only a summary. */
const containers = /^(validation|field|form)?errors$|^(modelstate|violations|issues|invalidparams|details)$/
/** Keys of lists that belong to no field. */
const general = /^(messages?|detail|error)$/
/** Keys of the text in a record that is one error. */
const texts = /message$|^(detail|description|msg|reason|constraints)$/
/** Keys of the text in a record or body without a better one. */
const summaries = /^(title|error)$/
/** Keys of the field in a record. A whole body may have the less certain ones for another reason. */
const sureFieldKeys = /^(field|property)/
const fieldKeys = /^(field|property|param|path|loc|pointer|source)|^name$/
/** Keys of summaries, and of texts for programs. */
const machine =
  /^(code|errorcode|type|title|error|status.*|success|result|kind|level|severity|instance|path|method|timestamp|trace.*|stack.*|exception.*)$/

function messagesIn(sent: unknown, name: string, depth: number): readonly Message[] {
  if (typeof sent === 'string') {
    const text = sent.trim()
    if (isForPeople(text)) return [{ name, text }]
    return name && text ? [{ name, text: '' }] : []
  }
  if (depth > deepest) return []
  if (!Array.isArray(sent)) return messagesOf(objectIn(sent) ?? {}, name, depth)
  const found = sent.flatMap((one) => messagesIn(one, name, depth + 1))
  return name ? [...found.filter(({ text }) => text), ...found].slice(0, 1) : found
}

/** The messages of an object: those in its containers, its own if it is one error, or those of its fields. */
function messagesOf(
  sent: Readonly<Record<string, unknown>>,
  name: string,
  depth: number,
): readonly Message[] {
  const entries = Object.entries(sent).map(([key, value]) => [normalizeKey(key), value] as const)
  const under = (keys: RegExp) => entries.filter(([key]) => keys.test(key))
  const inside = (value: unknown, name = '') => messagesIn(value, name, depth + 1)

  const contained = under(containers).flatMap(([, value]) => (isObject(value) ? inside(value, name) : []))
  if (contained.some(({ text }) => text)) return contained

  const [own] = [...under(texts), ...under(summaries)].flatMap(([, value]) =>
    // A list under such a key is a field's messages.
    Array.isArray(value) ? [] : inside(value),
  )
  const [field] = under(own && depth > 0 ? fieldKeys : sureFieldKeys).map(([, value]) => nameIn(value))
  if (field || (own && depth > 0)) return [{ name: field || name, text: own?.text ?? '' }]

  const found = entries.flatMap(([key, value]) =>
    (isObject(value) ? containers : machine).test(key)
      ? []
      : inside(value, general.test(key) ? '' : fieldName(key)),
  )
  const isSilent = !found.some(({ text }) => text)
  return [...contained, ...found, ...(isSilent && own ? [own] : [])]
}

/** The field's name in a path: a text, a list of texts, or an object with a pointer. */
function nameIn(sent: unknown): string {
  const path: unknown = Array.isArray(sent) ? sent.at(-1) : isObject(sent) ? Object.values(sent)[0] : sent
  return typeof path === 'string' ? fieldName(path) : ''
}

/** Patterns of the names that back ends give the fields of a create. */
const createFields = {
  email: /mail/,
  firstname: /(first|fore|given)name/,
  lastname: /(last|sur|family)name/,
  telephonenumber: /phone|mobile/,
  time: /time$|slot/,
  date: /date$/,
}

/** "booking.Email", "$.email", "/data/attributes/email" and "customer[email_address]" are all "email". */
export function fieldName(path: string): string {
  const name = normalizeKey(path)
  return Object.entries(createFields).find(([, pattern]) => pattern.test(name))?.[0] ?? name
}

/** Keeps letters in lower case and digits: "modelstate" from "ModelState" or "model_state". */
export const normalizeKey = (key: string) => key.replace(/[\W_]/g, '').toLowerCase()

/** Whether a text is not an id, an address, a moment, a code or a stack trace. */
function isForPeople(text: string): boolean {
  // ASCII without a blank is either a word, such as "Required", or for programs.
  if (/^[!-~]*$/.test(text)) return /^[A-Z]?[a-z]+[.!?]?$/.test(text)
  const isForPrograms =
    /\d:\d\d:\d|\n\s+at |[\da-z](Exception|Error)\b|Traceback|Path: \$|^Bad Request$/.test(text)
  return /\p{L}/u.test(text) && !isForPrograms
}

/** Cuts a text, but never a surrogate pair. */
const shorten = (text: string) => text.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/, '')
