import { expect } from 'chai'
import { checkName, withName } from '../../tools/create/names'
import { pluginNames } from '../../tools/create/tavola-package'

const check = (name: string) => () => checkName(name, pluginNames())

describe('create-tavola-plugin: names', () => {
  it('lowercase letters, digits and hyphens are accepted; other names get a suggestion', () => {
    for (const name of ['tea', 'afternoon-tea', 'tea-4-two']) expect(check(name)).to.not.throw()
    const suggested: Readonly<Record<string, string>> = {
      AfternoonTea: 'afternoon-tea',
      afternoon_tea: 'afternoon-tea',
      'Afternoon tea': 'afternoon-tea',
      '4tea': 'tea',
      'tea-': 'tea',
      '../tea': 'tea',
    }
    for (const [name, valid] of Object.entries(suggested))
      expect(check(name)).to.throw(
        `Invalid name "${name}". Use lowercase letters, digits and hyphens, as in afternoon-tea. Did you mean "${valid}"?`,
      )
    expect(check('')).to.throw('Invalid name "". Use')
  })

  it("Tavola's plugins, and words of the code and of the payload, are refused", () => {
    expect(check('menus')).to.throw(
      'Tavola already has a plugin "menus". Choose another name, such as our-menus.',
    )
    for (const name of ['class', 'brand', 'react', 'date']) expect(check(name)).to.throw('a reserved name')
  })

  it('ids, variables, journeys and texts write the name in their own form', () => {
    expect(
      withName("id: 'my-plugin', myPlugin, MyPlugin, 'My plugin', 'Your my plugin'", 'afternoon-tea'),
    ).to.equal("id: 'afternoon-tea', afternoonTea, AfternoonTea, 'Afternoon tea', 'Your afternoon tea'")
  })
})
