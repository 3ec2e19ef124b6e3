import type { Context } from 'hono'
import * as v from 'valibot'
import { isEmail } from '../../../src/email'
import { isPersonText, isVisible } from '../../../src/person-text'
import { telephoneDigits } from '../../../src/customer/telephone-text'
import { isDate, parseHHMM } from '../time/time'
import { badRequest, Problem, type Problems } from './problems'
import { isPartySize, LARGEST_PARTY, MOST_OF_A_KIND } from './path'

/**
 * The validated JSON body of a call.
 *
 * @throws a 415 if the body is not called JSON; a 400 with the first message of each invalid field, or with `body` if the body is not an object
 */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!isJson(c.req.header('Content-Type')))
    throw new Problem(415, { body: ['The body must be sent as JSON, with Content-Type: application/json.'] })
  const { success, output, issues } = v.safeParse(schema, jsonIn(await c.req.arrayBuffer()), {
    abortPipeEarly: true,
  })
  if (success) return output
  const { nested, root } = v.flatten(issues as [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]])
  throw new Problem(400, { ...(root && { body: root }), ...nested } as Problems)
}

/** In other bytes than UTF-8, names would be stored with U+FFFD for their letters. */
function jsonIn(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw badRequest('body', 'The body must be JSON, in UTF-8.')
  }
}

/** Other types can be sent by a form on any page, without a preflight. */
const isJson = (type: string | undefined) => type?.split(';')[0]?.trim().toLowerCase() === 'application/json'

/*
 * The fields that bookings and enquiries share. Messages say what to do. Optional fields may also be null.
 */

/** The widget's rule. PostgreSQL stores no NUL character, nor half a surrogate pair. */
const withoutHidden = (message: string, lines?: 'lines') =>
  v.check((text: string) => isPersonText(text, lines), `${message} again, without hidden characters`)

const atMost = (length: number) =>
  v.maxLength<string, number, string>(length, `Please use at most ${length} characters`)

const filled = (message: string, length: number) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.trim(),
    v.check(isVisible, message),
    atMost(length),
    withoutHidden(message),
  )

const optional = (length: number) =>
  v.pipe(v.nullish(v.string('This must be a text'), ''), v.trim(), atMost(length))

export const optionalText = (length: number) => v.pipe(optional(length), withoutHidden('Please enter this'))

const ENTER_EMAIL = 'Please enter your email'
const ENTER_TELEPHONE = 'Please enter your telephone number'
const AGREE = 'Please agree to our terms and conditions'

/** The widget's form of a number, with at least seven digits. Rules for a country are the widget's too. */
const telephone = v.pipe(
  filled(ENTER_TELEPHONE, 40),
  v.check((text: string) => telephoneDigits(text) !== null, ENTER_TELEPHONE),
  v.regex(/(?:\p{Nd}\P{Nd}*){7}/u, ENTER_TELEPHONE),
)

/** The diner's details and consents. */
export const detailsFields = {
  firstName: filled('Please enter your first name', 100),
  lastName: filled('Please enter your last name', 100),
  email: v.pipe(filled(ENTER_EMAIL, 254), v.check(isEmail, ENTER_EMAIL)),
  telephoneNumber: telephone,
  // 180 characters from the diner and the suffix " | Source: Website".
  specialRequests: v.pipe(optional(200), withoutHidden('Please enter your special requests', 'lines')),
  optIn: v.nullish(v.boolean('This must be true or false'), false),
  optInAsked: v.nullish(v.boolean('This must be true or false'), false),
  termsAndConditions: v.pipe(v.nullish(v.boolean(AGREE), false), v.literal(true, AGREE)),
}

type Details = v.InferOutput<v.ObjectSchema<typeof detailsFields, undefined>>

/** The details by the names of their columns. Consent to the terms is required, so it isn't stored. */
export const detailColumns = (details: Details) => ({
  first_name: details.firstName,
  last_name: details.lastName,
  email: details.email,
  telephone_number: details.telephoneNumber,
  special_requests: details.specialRequests,
  opt_in: details.optIn,
})

export const venueIdField = filled('Please choose a restaurant', 100)

export const dateField = v.pipe(
  v.nullish(v.string('Please choose a date'), ''),
  v.check(isDate, 'Please choose a date, as YYYY-MM-DD'),
)

export const timeField = v.pipe(
  v.nullish(v.string('Please choose a time, as the text HHMM'), ''),
  v.check((text) => parseHHMM(text) !== undefined, 'Please choose a time, as the text HHMM'),
  v.transform((text) => parseHHMM(text) ?? NaN),
)

const GUESTS = `Please choose 1 to ${LARGEST_PARTY} guests, or -1 for a group of 15 or more`

export const guestsField = v.pipe(v.nullish(v.number(GUESTS), NaN), v.check(isPartySize, GUESTS))

const CHILDREN = `Please choose 0 to ${MOST_OF_A_KIND} children`

export const childrenField = v.pipe(
  v.nullish(v.number(CHILDREN), 0),
  v.integer(CHILDREN),
  v.minValue(0, CHILDREN),
  v.maxValue(MOST_OF_A_KIND, CHILDREN),
)
