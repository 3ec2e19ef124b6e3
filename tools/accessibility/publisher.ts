import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

/** The fields that a chain fills in before it publishes a copy of the report. */
export const publisherFile = 'docs/accessibility/publisher.yaml'

const field = v.pipe(v.string('expected words, or an empty text'), v.trim())

const Fields = v.strictObject({
  legalName: field,
  address: field,
  contact: field,
  feedback: field,
  answersWithin: field,
})

/** Who publishes the report, and how diners reach them. An empty field isn't filled in yet. */
export type Publisher = v.InferOutput<typeof Fields>

export const labels: Readonly<Record<keyof Publisher, string>> = {
  legalName: 'Legal name',
  address: 'Address',
  contact: 'Contact for this report',
  feedback: 'Feedback on accessibility',
  answersWithin: 'Answers within',
}

export const readPublisher = (source = readFileSync(publisherFile, 'utf8')): Publisher =>
  v.parse(Fields, parse(source))
