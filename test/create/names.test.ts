import { expect } from 'chai'
import { checkName, withName } from '../../tools/create/names'
import { takenNames } from '../../tools/create/own-package'

const check = (name: string) => () => checkName(name, takenNames())

describe('create-tavola-plugin: names', () => {
  it('small letters, digits and hyphens are accepted; other names get a suggestion', () => {
    for (const name of ['tea', 'afternoon-tea', 'tea-4-two']) expect(check(name)).to.not.throw()
    const near: Readonly<Record<string, string>> = {
      AfternoonTea: 'afternoon-tea',
      afternoon_tea: 'afternoon-tea',
      'Afternoon tea': 'afternoon-tea',
      '4tea': 'tea',
      'tea-': 'tea',
      '../tea': 'tea',
    }
    for (const [name, meant] of Object.entries(near))
      expect(check(name)).to.throw(
        `is no name: expected small letters, digits and hyphens, such as afternoon-tea. Did you mean "${meant}"?`,
      )
    expect(check('')).to.throw('is no name')
  })

  it("Tavola's plugins, and words of the code or of the POST, are refused", () => {
    expect(check('menus')).to.throw(
      'Tavola has a plugin "menus" already: choose another name, such as our-menus.',
    )
    for (const name of ['class', 'brand', 'react', 'date'])
      expect(check(name)).to.throw('a meaning of its own')
  })

  it('ids, variables, journeys and texts have the name in their own form', () => {
    expect(
      withName("id: 'my-plugin', myPlugin, MyPlugin, 'My plugin', 'Your my plugin'", 'afternoon-tea'),
    ).to.equal("id: 'afternoon-tea', afternoonTea, AfternoonTea, 'Afternoon tea', 'Your afternoon tea'")
  })
})
