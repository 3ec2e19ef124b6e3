import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { page, table } from '../../kit/stand-ins'

/** A step of another plugin with the location box in it, and a button that shows what is missing. */
const ask = definePlugin({
  id: 'ask',
  messages: { missing: 'Please choose a restaurant' },
  validators: [{ field: 'venue', message: 'missing', valid: ({ facts }) => facts.venue !== null }],
  steps: [{ id: 'ask', priority: 'takeover', when: () => true, load: page('Ask', Form) }],
})

function Form() {
  return (
    <FieldErrorsProvider moment="details">
      <Place name="location" />
      <Show />
    </FieldErrorsProvider>
  )
}

function Show() {
  const { showAll } = useFormProblems()
  return <button onClick={showAll}>Show</button>
}

describe('location: the location box in another step', () => {
  afterEach(removeWidget)

  it('is marked as wrong once the step says that it is', async () => {
    const diner = await renderWidget({ plugins: [start, table, ask] })
    const box = await diner.finds('combobox', 'Location')
    expect(box.ariaInvalid).to.equal('false')
    await diner.presses('Show')
    expect(diner.gets('combobox', 'Location').ariaInvalid).to.equal('true')
  })
})
