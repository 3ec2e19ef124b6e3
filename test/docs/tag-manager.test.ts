import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { containerFile, parameters, taggedEvents, type container } from '../../tools/docs/tag-manager'

/** What test/browser/options/data-layer.test.ts sees the widget push. */
const record: Readonly<
  Record<string, readonly (Readonly<Record<string, unknown>> & { readonly event: string })[]>
> = JSON.parse(readFileSync('test/browser/options/data-layer.json', 'utf8'))

describe('The container for Tag Manager', () => {
  const { tag, trigger, variable } = (
    JSON.parse(readFileSync(containerFile, 'utf8')) as ReturnType<typeof container>
  ).containerVersion

  /** The fields of each recorded event. */
  const recorded = new Map<string, readonly string[]>()
  for (const { event, version: _, reference: __, ...fields } of Object.values(record).flat())
    recorded.set(event, Object.keys(fields))

  const valueOf = (parameter: readonly object[], wanted: string) =>
    (parameter as readonly { readonly key: string; readonly value: string }[]).find(
      ({ key }) => key === wanted,
    )!.value

  it('has a trigger for each event of the record, and for no other', () => {
    const triggered = trigger.map(({ customEventFilter: [filter] }) => valueOf(filter!.parameter, 'arg1'))
    expect(triggered).to.have.members([...recorded.keys()])
  })

  it('has a variable for each field of the record, and for no other', () => {
    const read = variable
      .filter(({ type }) => type === 'v')
      .map(({ parameter }) => valueOf(parameter, 'name'))
    expect(read).to.have.members([...new Set([...recorded.values()].flat())])
  })

  it('has a tag for each trigger, which sends exactly the fields of its event, by names that GA4 takes', () => {
    expect(tag.map(({ firingTriggerId }) => firingTriggerId)).to.deep.equal(
      trigger.map(({ triggerId }) => [triggerId]),
    )
    const names = new Set(variable.map(({ name }) => `{{${name}}}`))
    for (const { parameter } of tag) {
      const event = valueOf(parameter, 'eventName')
      const table = JSON.stringify(parameter)
      const sent = [...table.matchAll(/"parameter","value":"(\w+)"/g)].map(([, name]) => name)
      expect(sent, event).to.have.members(recorded.get(event)!.map((field) => parameters[field]))
      for (const [reference] of table.matchAll(/\{\{[^}]+\}\}/g)) expect(names).to.include(reference)
      for (const name of [event, ...sent]) expect(name).to.match(/^[a-z][a-z_]{0,39}$/)
    }
  })

  it('lets no tag send anything before the diner agrees to analytics', () => {
    for (const { consentSettings } of tag)
      expect(consentSettings).to.deep.equal({
        consentStatus: 'NEEDED',
        consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'analytics_storage' }] },
      })
  })

  it('has names that Tag Manager imports, and numbers of its own', () => {
    const all = [...tag, ...trigger, ...variable]
    for (const { name } of all) expect(name).not.to.match(/[:<>&"']/)
    const ids = [
      ...tag.map((one) => one.tagId),
      ...trigger.map((one) => one.triggerId),
      ...variable.map((one) => one.variableId),
    ]
    expect(new Set(ids)).to.have.length(all.length)
    expect(new Set(all.map(({ name }) => name))).to.have.length(all.length)
  })

  it('is of all events that the widget has', () => {
    expect([...recorded.keys()]).to.have.members(taggedEvents().map(({ event }) => event))
  })
})
