import type { ApiError } from '../../../api/api-error'
import { normalizeKey, readRefusal } from '../../../api/refusal'
import type { Payload } from '../../../api/client'
import type { PostKernel } from './outcomes'
import { assemblePayload } from './payload'
import type { RefusedField } from '../../screen/submission'

/** Fields of the payload whose control has another name. */
const controls: Readonly<Record<string, string>> = { termsAndConditions: 'consent', venueId: 'venue' }

/** Reads a 400 in full, and marks the fields that it names until the diner changes them (submit.field-refused). */
export function readRefusedFields(kernel: PostKernel, { detail }: ApiError): void {
  const { messages, fields } = readRefusal(detail.body)
  Object.assign(detail, { messages, fields })
  const contentNow = (): Payload => assemblePayload(kernel, true) ?? {}
  const refused: Record<string, RefusedField> = {}
  for (const [key, sent] of Object.entries(contentNow())) {
    const name = Object.keys(fields).find((path) => path.endsWith(normalizeKey(key)))
    const text = name && fields[name]
    const isUnchanged = () => JSON.stringify(contentNow()[key]) === JSON.stringify(sent)
    if (text) refused[controls[key] ?? key] = { text, isUnchanged }
  }
  kernel.submission.refusedFields.value = refused
}
