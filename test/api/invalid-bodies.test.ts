import { expect } from 'chai'
import { ApiError } from '../../src/api/api-error'
import { cleanText } from '../../src/person-text'
import { venueBody } from '../kit/fixtures'
import { status } from '../kit/network'
import { apiWith, creates, failure, kindOf, reads, slot } from './calls'
import { answers, values, type Value } from './fields'

const calls = { ...reads, ...creates }

/** Bodies that make no sense as a whole, and the calls that take them for an empty response. */
const bodies: Readonly<Record<string, readonly string[]>> = {
  null: [],
  true: [],
  '7': [],
  '1e999': [],
  '"text"': [],
  '[]': ['searchVenues', 'searchMenus'],
  '[null]': [],
  '[[]]': [],
  '{}': ['searchNearby', 'createEnquiry'],
  '{"": {}}': ['searchNearby', 'createEnquiry'],
  '<!doctype html><p>Maintenance</p>': [],
  '{"venues": [': [],
  '': [],
}

/** Nested a hundred thousand times. */
const endless = '['.repeat(100_000) + ']'.repeat(100_000)

describe('Invalid bodies, as a whole', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`body.nonsense: ${name} is malformed in another shape, or nested without end`, async () => {
      for (const [body, empty] of Object.entries(bodies)) {
        const { api } = apiWith(new Response(body))
        if (empty.includes(name)) expect(await call(api), body).to.not.equal(undefined)
        else expect(await kindOf(call(api)), body).to.equal('malformed')
      }
      expect(await nothingOf(call(apiWith(new Response(endless)).api))).to.equal(true)
    })
  }

  it('body.nonsense: a refusal is read as one, whatever its body is', async () => {
    const refusals = ['{"errors":"text"}', '{"errors":null}', '{"modelState":[7]}']
    for (const body of [...Object.keys(bodies), endless, ...refusals]) {
      const { detail } = await failure(apiWith(status(400, body)).api.createBooking({}))
      expect(detail.status, body.slice(0, 20)).to.equal(400)
      for (const message of detail.messages!) expect(message).to.be.a('string')
    }
  })
})

/** Whether there was an answer of no sense, or one with nothing in it. */
const nothingOf = (call: Promise<unknown>) =>
  call.then(
    (answer) => Object.values(answer as object).every((value) => !value),
    (error: { failure?: string }) => error.failure === 'malformed',
  )

/** Texts of a back end as they would be in an attack. */
const markup = '<img src=x onerror=alert(1)>'
const hostile = [markup, 'javascript:alert(1)', '##telephone##', '{venue}', '\u0000\u202e']

describe('Hostile bodies', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`body.parsed: ${name} takes no key of every object's for a field`, async () => {
      const body = JSON.stringify(answers[name]!.body)
      const keys = ['__proto__', 'constructor', 'prototype']
      const slipped = keys.map((key) => `"${key}":{"polluted":true,"name":"slipped"},`).join('')
      const read = await call(apiWith(new Response(body.replaceAll('{"', `{${slipped}"`))).api)
      expect(read).to.deep.equal(await call(apiWith(new Response(body)).api))
      expect(({} as Record<string, unknown>).polluted).to.equal(undefined)
      expect((read as Record<string, unknown>).polluted).to.equal(undefined)
    })
  }

  it('error.shapes: what a script of the page gave to every object is no field', async () => {
    const given = { bookingReference: 'EVIL', requiresCcg: true, enquiryReference: 'EVIL' }
    Object.assign(Object.prototype, given)
    try {
      expect(await kindOf(apiWith({}).api.createBooking({}))).to.equal('malformed')
      const enquired = await apiWith({}).api.createEnquiry({})
      expect(enquired).to.have.own.property('enquiryReference', null)
    } finally {
      for (const name of Object.keys(given)) Reflect.deleteProperty(Object.prototype, name)
    }
  })

  it('server.plain-text: texts are kept as they are, for the page to show as text', async () => {
    for (const text of hostile) {
      const places = { name: text, address: [text], telephone: text, closedMessage: text }
      const texts = { ...places, bookingConfiguration: { [text]: text } }
      expect(await apiWith(venueBody(texts)).api.getVenue(7)).to.deep.include(texts)
      const [menu] = await apiWith([{ id: text, title: text, description: text }]).api.searchMenus(slot)
      expect(menu).to.include({ id: text, title: text, description: text })
      const answer = await apiWith({ bookingReference: `A${text}Z` }).api.createBooking({})
      expect(answer).to.include({ bookingReference: cleanText(`A${text}Z`) })
    }
  })

  it("error.shapes: a refusal's fields may have any name, and their messages are texts", async () => {
    const body = `{"__proto__": ["slipped"], "<b>": ["${markup}"], "time": [{"polluted": true}, "late"]}`
    const { detail } = await failure(apiWith(status(400, body)).api.createBooking({}))
    expect(detail.messages).to.deep.equal([markup])
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined)
  })
})

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

/** What becomes of the field, undefined where its record is left out. */
async function reading(call: string, path: string, value: Value): Promise<unknown> {
  try {
    return field(await calls[call]!(apiWith(answerWith(call, path, value)).api), path)
  } catch (error) {
    if (error instanceof ApiError) return error.failure
    throw error
  }
}

describe('Invalid fields', () => {
  for (const [call, { fields }] of Object.entries(answers)) {
    for (const [path, { takes, reads, otherwise }] of Object.entries(fields)) {
      it(`body.optional: ${call} reads ${path} only if valid`, async () => {
        for (const value of Object.keys(values) as Value[]) {
          const read = await reading(call, path, value)
          if (takes.includes(value)) expect(read, value).to.satisfy(reads)
          else expect(otherwise, value).to.deep.include(read)
        }
      })
    }
  }
})
