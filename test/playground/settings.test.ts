import { expect } from 'chai'
import {
  brandOf,
  firstSettings,
  stateAfter,
  stateOf,
  withKey,
  withToken,
} from '../../tools/playground/settings'

describe("The playground's settings", () => {
  it('a control changes its key, and keeps the order of the others', () => {
    const text = withKey('{"name": "a", "theme": "milano", "title": "A"}', 'theme', 'notte')
    expect(Object.entries(JSON.parse(text) as object)).to.deep.equal([
      ['name', 'a'],
      ['theme', 'notte'],
      ['title', 'A'],
    ])
    expect(brandOf(withKey(text, 'theme', undefined))).to.deep.equal({ name: 'a', title: 'A' })
  })

  it("text that isn't JSON stays as it was typed", () => {
    expect(withKey('{"name": ', 'theme', 'notte')).to.equal('{"name": ')
  })

  it('an emptied token has the look’s own value again', () => {
    const one = withToken('{}', '--tavola-accent', '#123456')
    expect(brandOf(one)).to.deep.equal({ tokens: { '--tavola-accent': '#123456' } })
    expect(brandOf(withToken(one, '--tavola-accent', ''))).to.deep.equal({})
  })

  it("while the text isn't JSON the widget keeps the last brand", () => {
    const before = stateOf({ ...firstSettings, brand: '{"title": "A"}' })
    const after = stateAfter(before, { brand: '{"title": "A' })
    expect(after.settings.brand).to.equal('{"title": "A')
    expect(after.brand).to.deep.equal({ title: 'A' })
  })
})
