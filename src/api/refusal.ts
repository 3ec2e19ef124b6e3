import { isObject, objectIn } from './reading'

/** What a 400 says. */
export interface Refusal {
  /** For the diner: the first message of each field, and those that belong to no field (error.refused-booking). */
  readonly messages: readonly string[]
  /** The first message of each field that is named, by {@link fieldName}. Empty if it is not for people. */
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Reads a 400 as back ends and their frameworks write it (error.shapes): messages by field at the top, in `errors` or in
 * `modelState`, lists of texts or of records, and problem details. Never throws.
 */
export function readRefusal(body: unknown): Refusal {
  const found = messagesIn(body, '', 0).slice(0, mostMessages)
  const named = found.flatMap(({ name, text }) => (name ? [[name, text] as const] : []))
  const texts = found.flatMap(({ text }) => (text ? [cut(text)] : []))
  // The first message of a field is written last.
  return { messages: [...new Set(texts)], fields: Object.fromEntries(named.reverse()) }
}

const mostMessages = 20
const longestMessage = 500
/** How many objects may be around a message. */
const deepest = 6

interface Message {
  /** See {@link fieldName}. Empty if the message belongs to no field. */
  readonly name: string
  /** Empty for a field whose message is not for people. */
  readonly text: string
}

// Keys in plain letters.

/** Their objects have the messages; a text beside them says only that there are some. */
const containers = /^(validation|field|form)?errors$|^(modelstate|violations|issues|invalidparams|details)$/
/** Their lists belong to no field. */
const general = /^(messages?|detail|error)$/
/** The text of a record that is one error. */
const texts = /message$|^(detail|description|msg|reason|constraints)$/
/** The text of a record, or of a body, that has no better one. */
const summaries = /^(title|error)$/
/** The field of a record. A whole body may have the other keys for another reason. */
const sureFieldKeys = /^(field|property)/
const fieldKeys = /^(field|property|param|path|loc|pointer|source)|^name$/
/** Their texts are for programs, or summaries. */
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

/** The messages of an object: of what it contains, its own if it is one error, or those of its fields. */
function messagesOf(
  sent: Readonly<Record<string, unknown>>,
  name: string,
  depth: number,
): readonly Message[] {
  const entries = Object.entries(sent).map(([key, value]) => [plain(key), value] as const)
  const under = (keys: RegExp) => entries.filter(([key]) => keys.test(key))
  const inside = (value: unknown, name = '') => messagesIn(value, name, depth + 1)

  const contained = under(containers).flatMap(([, value]) => (isObject(value) ? inside(value, name) : []))
  if (contained.some(({ text }) => text)) return contained

  const [own] = [...under(texts), ...under(summaries)].flatMap(([, value]) =>
    // The messages of a field of that name.
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

/** Of a name or a path: a text, a list of texts, or an object with a pointer. */
function nameIn(sent: unknown): string {
  const path: unknown = Array.isArray(sent) ? sent.at(-1) : isObject(sent) ? Object.values(sent)[0] : sent
  return typeof path === 'string' ? fieldName(path) : ''
}

/** The names by which back ends call the fields of a create. */
const known = {
  email: /mail/,
  firstname: /(first|fore|given)name/,
  lastname: /(last|sur|family)name/,
  telephonenumber: /phone|mobile/,
  time: /time$|slot/,
  date: /date$/,
}

/** "booking.Email", "$.email", "/data/attributes/email" and "customer[email_address]" are all "email". */
export function fieldName(path: string): string {
  const name = plain(path)
  return Object.entries(known).find(([, pattern]) => pattern.test(name))?.[0] ?? name
}

/** Small letters and digits alone: "modelstate" of "ModelState" and of "model_state". */
export const plain = (key: string) => key.replace(/[\W_]/g, '').toLowerCase()

/** Neither an id, an address, a moment, a code nor a stack trace. */
function isForPeople(text: string): boolean {
  // ASCII without a blank is a word, such as "Required", or for programs.
  if (/^[!-~]*$/.test(text)) return /^[A-Z]?[a-z]+[.!?]?$/.test(text)
  const isForPrograms =
    /\d:\d\d:\d|\n\s+at |[\da-z](Exception|Error)\b|Traceback|Path: \$|^Bad Request$/.test(text)
  return /\p{L}/u.test(text) && !isForPrograms
}

/** Never half of a surrogate pair. */
const cut = (text: string) => text.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/, '')
