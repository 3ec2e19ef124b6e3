import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { builtPlugins } from '../../tools/plugins/built'
import { eventsSchema, frozenEvents, outcomes } from '../../tools/docs/events-schema'

describe('The contract of events', () => {
  const frozen = () => frozenEvents()

  it('event.contract: has everything in docs/events.v1.json, and the file has everything in the contract', async () => {
    expect(eventsSchema()).to.deep.equal(await frozen())
  })

  it('has the confirmation of each outcome of our plugins', async () => {
    const plugins = await Promise.all(Object.values(builtPlugins).map(({ load }) => load()))
    expect(plugins.flatMap(({ default: { outcome } }) => outcome?.id ?? [])).to.have.members(outcomes)
  })

  it('docs/events.md names each event with its fields', async () => {
    const page = await readFile('docs/events.md', 'utf8')
    for (const [name, { required }] of Object.entries((await frozen()).events)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` `))
      expect(row, name).to.be.a('string')
      for (const field of required.slice(1)) expect(row, `${name}: ${field}`).to.include(`\`${field}\``)
    }
  })
})
