import { expect } from 'chai'
import { askFor } from '../../tools/create/questions'

/** A terminal at which somebody answers so, one after the other. */
function answering(...answers: string[]) {
  const asked: string[] = []
  const question = (text: string) => {
    asked.push(text)
    return Promise.resolve(answers.shift() ?? '')
  }
  return { asked, question }
}

describe('create-tavola-plugin: without a name', () => {
  it('it asks three questions, and Enter takes the value in brackets', async () => {
    const terminal = answering()
    expect(await askFor({}, terminal)).to.deep.equal({
      kind: 'journey',
      name: 'afternoon-tea',
      into: 'afternoon-tea',
    })
    expect(terminal.asked).to.have.length(3)
  })

  it('it asks again, with the reason, and skips what the command gave', async () => {
    const terminal = answering('tea', '', 'menus', 'Our Tea', 'our-tea', 'src/tea')
    expect(await askFor({ tavola: 't.tgz' }, answering('feature', '', 'x'))).to.deep.equal({
      kind: 'feature',
      name: 'celebration',
      into: 'x',
      tavola: 't.tgz',
    })
    expect(await askFor({}, terminal)).to.include({ kind: 'journey', name: 'our-tea', into: 'src/tea' })
    expect(terminal.asked[1]).to.include('Expected one of journey, feature, brand.')
    expect(terminal.asked[3]).to.include('Tavola has a plugin "menus" already')
    expect(await askFor({ kind: 'brand', into: 'y' }, answering('notte-due'))).to.deep.equal({
      kind: 'brand',
      name: 'notte-due',
      into: 'y',
    })
  })
})
