import { expect } from 'chai'
import { ApiError } from '../../src/api/api-error'
import { apiWith, creates, reads } from './calls'
import { answers, values, type Value } from './fields'

const calls = { ...reads, ...creates }

/** The field at a path: "venues.0.name". */
const field = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body)

/** The call's answer with another value in a field's place. */
function answerWith(call: string, path: string, value: Value): Response {
  const body: unknown = structuredClone(answers[call]!.body)
  const parent = path.split('.').slice(0, -1).join('.')
  const holder = (parent ? field(body, parent) : body) as Record<string, unknown>
  holder[path.split('.').at(-1)!] = values[value]
  return new Response(JSON.stringify(body).replace('"1e999"', '1e999'))
}

/** What becomes of the field, undefined where its record is left out; any other failure than an answer of no sense is thrown. */
async function reading(call: string, path: string, value: Value): Promise<unknown> {
  try {
    return field(await calls[call]!(apiWith(answerWith(call, path, value)).api), path)
  } catch (error) {
    if (error instanceof ApiError) return error.failure
    throw error
  }
}

/** An invalid field has its default, or its record is left out (body.optional, body.parts). */
describe('Invalid fields', () => {
  for (const [call, { fields }] of Object.entries(answers)) {
    for (const [path, { takes, reads, otherwise }] of Object.entries(fields)) {
      it(`body.optional: ${call} takes for ${path} what makes sense, and nothing else`, async () => {
        for (const value of Object.keys(values) as Value[]) {
          const read = await reading(call, path, value)
          if (takes.includes(value)) expect(read, value).to.satisfy(reads)
          else expect(otherwise, value).to.deep.include(read)
        }
      })
    }
  }

  it('these are the nine calls, each taken as it should be', async () => {
    expect(Object.keys(answers).sort()).to.deep.equal(Object.keys(calls).sort())
    for (const [call, { body }] of Object.entries(answers)) {
      expect(typeof (await calls[call]!(apiWith(body).api)), call).to.equal('object')
    }
  })
})
