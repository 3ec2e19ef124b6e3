import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { TextField } from 'tavola/controls'
import { atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { form, threshold } from '../../kit/stand-ins'

const budget = definePlugin({
  id: 'budget',
  inserts: [{ at: 'details', load: async () => ({ default: Budget }) }],
})

const Budget = () => (
  <TextField
    label="Budget"
    hint="A person"
    value="20"
    onChange={() => undefined}
    type="number"
    inputMode="decimal"
    min={10}
    max={90}
    step={5}
    maxLength={3}
    pattern="\d+"
    autoComplete="off"
  />
)

describe('ui: a text field', () => {
  it('WCAG 1.3.5: has the attributes of an input, so that a phone shows the right keyboard', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form, budget], first: atDetails })
    const field = await diner.finds('spinbutton', 'Budget')
    expect(field).to.include({ inputMode: 'decimal', type: 'number', min: '10', max: '90', step: '5' })
    expect(field).to.include({ maxLength: 3, pattern: '\\d+', autocomplete: 'off' })
    const note = document.getElementById(field.getAttribute('aria-describedby')!)
    expect(note!.textContent).to.equal('A person')
  })
})
