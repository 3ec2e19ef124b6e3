import { expect } from 'chai'
import { promptForOptions } from '../../tools/create/prompts'

/** Answers one question after another. */
function answering(...answers: string[]) {
  const questions: string[] = []
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(answers.shift() ?? '')
  }
  return { questions, ask }
}

describe('create-tavola-plugin: without a name', () => {
  it('it asks three questions, and Enter accepts the answer in brackets', async () => {
    const { questions, ask } = answering()
    expect(await promptForOptions({}, ask)).to.deep.equal({
      kind: 'journey',
      name: 'afternoon-tea',
      into: 'afternoon-tea',
    })
    expect(questions).to.have.length(3)
  })

  it('it repeats a question after the reason, and skips what the command line gave', async () => {
    const { questions, ask } = answering('tea', '', 'menus', 'Our Tea', 'our-tea', 'src/tea')
    expect(await promptForOptions({ tavola: 't.tgz' }, answering('feature', '', 'x').ask)).to.deep.equal({
      kind: 'feature',
      name: 'celebration',
      into: 'x',
      tavola: 't.tgz',
    })
    expect(await promptForOptions({}, ask)).to.include({ kind: 'journey', name: 'our-tea', into: 'src/tea' })
    expect(questions[1]).to.include('Choose one of journey, feature, brand.')
    expect(questions[3]).to.include('Tavola already has a plugin "menus"')
    expect(await promptForOptions({ kind: 'brand', into: 'y' }, answering('notte-due').ask)).to.deep.equal({
      kind: 'brand',
      name: 'notte-due',
      into: 'y',
    })
  })
})
