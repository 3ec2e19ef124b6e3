import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { builtPlugins } from '../../tools/plugins/built'
import {
  eventsSchema,
  frozenEvents,
  lostIn,
  outcomes,
  type EventsSchema,
} from '../../tools/docs/events-schema'

describe('The contract of events', () => {
  const frozen = () => frozenEvents()

  it('event.contract: has everything in docs/events.v1.json, and the file has everything in the contract', async () => {
    expect(eventsSchema()).to.deep.equal(await frozen())
  })

  it('has the confirmation of each outcome of our plugins', async () => {
    const plugins = await Promise.all(Object.values(builtPlugins).map(({ load }) => load()))
    expect(plugins.flatMap(({ default: { outcome } }) => outcome?.id ?? [])).to.have.members(outcomes)
  })

  const step = (now: EventsSchema) => now.events.step!
  const changes: Readonly<Record<string, (now: EventsSchema) => EventsSchema>> = {
    'step: name': (now) => ({
      ...now,
      events: { ...now.events, step: { ...step(now), required: ['version', 'title', 'number'] } },
    }),
    search: ({ events: { search, ...events }, ...now }) => ({
      ...now,
      events: { ...events, found: search! },
    }),
  }
  for (const [lost, change] of Object.entries(changes)) {
    it(`a changed name is detected: ${lost}`, async () => {
      expect(lostIn(change(eventsSchema()), await frozen())).to.include(lost)
    })
  }

  it('a former name that still works is allowed', async () => {
    const now = { ...changes.search!(eventsSchema()), formerNames: { found: ['search'] } }
    expect(lostIn(now, await frozen())).to.deep.equal([])
  })

  it('an addition is allowed', async () => {
    const now = eventsSchema()
    const events = { ...now.events, tip: { type: 'object', properties: {}, required: [] } as const }
    expect(lostIn({ ...now, events }, await frozen())).to.deep.equal([])
  })

  it('event.contract: docs/events.md names each event with its fields', async () => {
    const page = await readFile('docs/events.md', 'utf8')
    for (const [name, { required }] of Object.entries((await frozen()).events)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` `))
      expect(row, name).to.be.a('string')
      for (const field of required.slice(1)) expect(row, `${name}: ${field}`).to.include(`\`${field}\``)
    }
  })
})
