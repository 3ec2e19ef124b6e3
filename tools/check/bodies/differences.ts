import * as v from 'valibot'
import * as bodies from '../../../src/api/bodies'
import type { Field } from '../../../src/api/definition'
import { Booked, CardGuaranteeRequired, strict } from '../../bodies/strict'
import type { CallName } from '../client'
import { fieldsOf } from '../values'

/** Compares a body with the strict schema of its call, from which openapi.yaml is written. */

export interface Difference {
  readonly kind: 'unknown field' | 'other type' | 'too few items' | 'other value'
  readonly keys: readonly (string | number)[]
  /** The keys as people write them: "venues[0].id". */
  readonly path: string
  readonly value: unknown
  readonly expected: string
}

export const definitions: Readonly<Record<CallName, Field>> = {
  search: bodies.venueList,
  nearby: bodies.nearby,
  venue: bodies.venue,
  sessions: bodies.sessions,
  availability: bodies.availability,
  menus: bodies.menuList,
  token: bodies.clientToken,
  booking: bodies.booking,
  enquiry: bodies.enquiry,
}

export function differencesIn(call: CallName, body: unknown): Difference[] {
  const isGuarantee = fieldsOf(body).requiresCcg === true
  const booking = isGuarantee ? CardGuaranteeRequired : Booked
  const schema = call === 'booking' ? booking : strict(definitions[call])
  return (v.safeParse(schema, body).issues ?? []).map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as string | number)
    // An object reports its missing fields by their names in quotes.
    const isMissing = issue.expected?.startsWith('"') && issue.kind === 'schema' && issue.input === undefined
    const expected = isMissing ? 'A value: the field is required.' : issue.message
    return { kind: kindOf(issue), keys, path: pathOf(keys), value: issue.input, expected }
  })
}

function kindOf({ kind, type }: v.BaseIssue<unknown>): Difference['kind'] {
  if (type === 'never') return 'unknown field'
  if (kind === 'schema') return 'other type'
  return type === 'min_length' ? 'too few items' : 'other value'
}

const pathOf = (keys: Difference['keys']) =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'the body'

/** The definition of a field. Undefined if the widget doesn't read the field. */
export const definitionAt = (call: CallName, keys: Difference['keys']): Field | undefined =>
  keys.reduce<Field | undefined>(
    (field, key) => (typeof key === 'number' ? field?.item : field?.fields?.[key]),
    definitions[call],
  )
