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
  it('issue 13, docs: a control changes its key, and leaves the order of the others', () => {
    const text = withKey('{"name": "a", "theme": "milano", "title": "A"}', 'theme', 'notte')
    expect(Object.entries(JSON.parse(text) as object)).to.deep.equal([
      ['name', 'a'],
      ['theme', 'notte'],
      ['title', 'A'],
    ])
    expect(brandOf(withKey(text, 'theme', undefined))).to.deep.equal({ name: 'a', title: 'A' })
  })

  it('issue 13, docs: a text that is no JSON stays as it was typed', () => {
    expect(withKey('{"name": ', 'theme', 'notte')).to.equal('{"name": ')
  })

  it('issue 13, docs: an emptied token is the look’s own again', () => {
    const one = withToken('{}', '--tavola-accent', '#123456')
    expect(brandOf(one)).to.deep.equal({ tokens: { '--tavola-accent': '#123456' } })
    expect(brandOf(withToken(one, '--tavola-accent', ''))).to.deep.equal({})
  })

  it('issue 13, docs: while the text is no JSON the widget has the last brand', () => {
    const before = stateOf({ ...firstSettings, brand: '{"title": "A"}' })
    const after = stateAfter(before, { brand: '{"title": "A' })
    expect(after.settings.brand).to.equal('{"title": "A')
    expect(after.brand).to.deep.equal({ title: 'A' })
  })
})
