import { expect } from 'chai'
import { ApiError } from '../../src/api/api-error'
import { cleanText } from '../../src/person-text'
import { turn } from '../kit/pending'
import { slotBody, venueBody } from '../kit/fixtures'
import { status } from '../kit/network'
import { apiWith, creates, failure, reads, slot } from './calls'
import { answers, values, type Value } from './fields'
import { stopClockOfTests } from '../kit/stopped-clock'

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

describe('Invalid bodies, as a whole', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`body.nonsense: ${name} is malformed where the body is of another shape`, async () => {
      for (const [body, empty] of Object.entries(bodies)) {
        const { api } = apiWith(new Response(body))
        if (empty.includes(name)) expect(await call(api), body).to.not.equal(undefined)
        else expect((await failure(call(api))).failure, body).to.equal('malformed')
      }
    })

    it(`body.nonsense: ${name} is malformed where the body is nested without end`, async () => {
      const depth = 100_000
      const body = '['.repeat(depth) + ']'.repeat(depth)
      expect(await nothingOf(call(apiWith(new Response(body)).api))).to.equal(true)
    })
  }

  it('body.nonsense: a refusal is read as one, whatever its body is', async () => {
    const depth = '['.repeat(100_000) + ']'.repeat(100_000)
    const texts = [
      ...Object.keys(bodies),
      depth,
      '{"errors":"text"}',
      '{"errors":null}',
      '{"modelState":[7]}',
    ]
    for (const body of texts) {
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
const hostile = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '##telephone##',
  '{venue}',
  '\u0000\u202e',
]

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
      expect((await failure(apiWith({}).api.createBooking({}))).failure).to.equal('malformed')
      const enquired = await apiWith({}).api.createEnquiry({})
      expect(enquired).to.have.own.property('enquiryReference', null)
    } finally {
      for (const name of Object.keys(given)) Reflect.deleteProperty(Object.prototype, name)
    }
  })

  it('server.plain-text: texts are kept as they are, for the page to show as text', async () => {
    for (const text of hostile) {
      const texts = { name: text, address: [text], telephone: text, closedMessage: text }
      const venue = await apiWith(
        venueBody({ ...texts, bookingConfiguration: { [text]: text } }),
      ).api.getVenue(7)
      expect(venue).to.deep.include({ ...texts, bookingConfiguration: { [text]: text } })
      const [menu] = await apiWith([{ id: text, title: text, description: text }]).api.searchMenus(slot)
      expect(menu).to.include({ id: text, title: text, description: text })
      const answer = await apiWith({ bookingReference: `A${text}Z` }).api.createBooking({})
      expect(answer).to.include({ bookingReference: cleanText(`A${text}Z`) })
    }
  })

  it("error.shapes: a refusal's fields may have any name, and their messages are texts", async () => {
    const body = `{"__proto__": ["slipped"], "<b>": ["${hostile[0]}"], "time": [{"polluted": true}, "late"]}`
    const { detail } = await failure(apiWith(status(400, body)).api.createBooking({}))
    expect(detail.messages).to.deep.equal([hostile[0]])
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined)
  })
})

const browser = globalThis as { scheduler?: { yield: () => Promise<void> } }
const megabyte = 'x'.repeat(1_000_000)

/** What looked at each character for each other one would take hours. */
describe('Huge bodies', () => {
  stopClockOfTests()
  // On a busy machine the calls' deadlines would pass, and say nothing of the bodies.
  beforeEach(() => (browser.scheduler = { yield: turn }))
  afterEach(() => void delete browser.scheduler)

  it('body.nonsense: a text of a megabyte is a text', async () => {
    const texts = { name: megabyte, telephone: megabyte, closedMessage: megabyte }
    expect(await apiWith(venueBody(texts)).api.getVenue('cork')).to.include(texts)
    expect((await apiWith([{ id: 1, title: megabyte }]).api.searchMenus(slot))[0]!.title).to.equal(megabyte)
    expect(await apiWith({ clientToken: megabyte }).api.getClientToken()).to.deep.equal({
      clientToken: megabyte,
    })
    const answer = await apiWith({ enquiryReference: megabyte }).api.createEnquiry({})
    expect(answer.enquiryReference).to.equal(megabyte)
  })

  it('error.shapes: a day, a time or an id of a megabyte ends at once', async () => {
    const digits = '1'.repeat(1_000_000)
    const over = { id: digits, closedFrom: digits, availability: [{ time: digits }] }
    const venue = await apiWith(venueBody(over)).api.getVenue('cork')
    expect(venue).to.deep.include({ id: digits, closedFrom: null, availability: [] })
  })

  it('body.nonsense: 10,000 slots, menus, keys of a configuration and messages of a refusal are read', async () => {
    const many = <Item>(item: Item) => Array.from({ length: 10_000 }, () => item)
    const keys = Object.fromEntries(many('').map((_, index) => [`key-${index}`, 'text']))
    const { sessions, configuration } = await apiWith({
      sessions: [{ availability: many(slotBody(1930)) }],
      configuration: { configuration: keys },
    }).api.getSessions(slot)
    expect(sessions[0]!.availability).to.have.length(10_000)
    expect(configuration.configuration).to.deep.equal(keys)
    expect(await apiWith(many({ id: 1, title: 'Lunch' })).api.searchMenus(slot)).to.have.length(10_000)
    const { detail } = await failure(apiWith(status(400, keys)).api.createBooking({}))
    expect(detail.messages).to.have.length(10_000)
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
      it(`body.optional: ${call} takes for ${path} what makes sense, and nothing else`, async () => {
        for (const value of Object.keys(values) as Value[]) {
          const read = await reading(call, path, value)
          if (takes.includes(value)) expect(read, value).to.satisfy(reads)
          else expect(otherwise, value).to.deep.include(read)
        }
      })
    }
  }
})
