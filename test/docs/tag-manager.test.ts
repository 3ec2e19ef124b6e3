import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { container } from '../../examples/hosts/tag-manager/container.js'

interface Parameter {
  readonly key: string
  readonly value: string
}
interface Container {
  readonly tag: readonly {
    readonly name: string
    readonly firingTriggerId: readonly string[]
    readonly parameter: readonly Parameter[]
    readonly consentSettings: object
  }[]
  readonly trigger: readonly {
    readonly triggerId: string
    readonly customEventFilter: readonly [{ readonly parameter: readonly Parameter[] }]
  }[]
  readonly variable: readonly { readonly name: string; readonly parameter: readonly Parameter[] }[]
}

const frozen = JSON.parse(readFileSync('docs/events.v1.json', 'utf8')) as {
  readonly events: Readonly<Record<string, { readonly required: readonly string[] }>>
}

/** The fields of each event as the plugin `analytics` pushes it, without those of no visit. */
const pushed = new Map(
  Object.entries(frozen.events).map(([name, { required }]) => [
    `tavola_${name.replaceAll('-', '_')}`,
    required.filter((field) => !/^(version|reference)$/.test(field)),
  ]),
)

const valueOf = (parameters: readonly Parameter[], wanted: string) =>
  parameters.find(({ key }) => key === wanted)!.value

describe('The container for Tag Manager', () => {
  const { tag, trigger, variable } = container.containerVersion as unknown as Container

  it('has a trigger and a tag for each event that the widget pushes, and no other', () => {
    const triggered = trigger.map(({ customEventFilter: [filter] }) => valueOf(filter.parameter, 'arg1'))
    expect(triggered).to.have.members([...pushed.keys()])
    expect(tag.map(({ parameter }) => valueOf(parameter, 'eventName'))).to.deep.equal(triggered)
    const ids = trigger.map(({ triggerId }) => triggerId)
    expect(tag.flatMap(({ firingTriggerId }) => firingTriggerId)).to.deep.equal(ids)
    expect(new Set(ids)).to.have.length(ids.length)
  })

  it('each tag sends exactly the fields of its event, by variables of the container and names of the page', () => {
    const lines = readFileSync('docs/hosts/tag-manager.md', 'utf8').split('\n')
    const fieldOf = new Map(variable.map(({ name, parameter }) => [`{{${name}}}`, parameter.at(-1)!.value]))
    const sending = /"parameter","value":"(\w+)".*?"parameterValue","value":"([^"]+)"/g
    for (const { parameter } of tag) {
      const event = valueOf(parameter, 'eventName')
      const sent = [...JSON.stringify(parameter).matchAll(sending)]
      const fields = sent.map(([, , name]) => fieldOf.get(name!))
      expect(fields, event).to.have.members(pushed.get(event)!)
      const row = lines.find((line) => line.startsWith(`| \`${event}\` `))!
      for (const [, name] of sent) expect(row).to.include(`\`${name}\``)
    }
  })

  it('lets no tag send anything before the diner agrees, and has names that Tag Manager imports', () => {
    const analytics = { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'analytics_storage' }] }
    for (const { consentSettings } of tag)
      expect(consentSettings).to.deep.equal({ consentStatus: 'NEEDED', consentType: analytics })
    for (const { name } of [...tag, ...variable]) expect(name).not.to.match(/[:<>&"']/)
  })
})
