import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { Chip, ChipButton, ChipGroup, NumberField, Toggle, useField, usePlugin } from 'tavola/controls'
import { anna, atDetails } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

const state = {
  seat: '',
  extras: [] as readonly string[],
  prams: null as number | null,
  chairs: null as number | null,
  surprise: false,
}
const missing = 'Please choose a seat'
const noChairs = 'Please enter how many high chairs'

const evening = definePlugin({
  id: 'evening',
  state,
  messages: { missing, noChairs },
  validators: [
    { field: 'seat', message: 'missing', valid: ({ state }) => state.seat.value !== '' },
    { field: 'chairs', message: 'noChairs', valid: ({ state }) => state.chairs.value !== null },
  ],
  inserts: [{ at: 'details', load: async () => ({ default: Evening }) }],
})

function Evening() {
  const { seat, extras, prams, chairs, surprise } = usePlugin<PluginContext<typeof state>>().state
  return (
    <>
      <ChipGroup label="Seat" required {...useField('seat')}>
        {['Window', 'Bar'].map((name) => (
          <Chip key={name} checked={seat.value === name} onChange={() => void (seat.value = name)}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label="Extras" hint="As many as you like." multiple>
        {['Cake', 'Candles'].map((name) => (
          <Chip
            key={name}
            checked={extras.value.includes(name)}
            onChange={(isOn) =>
              void (extras.value = isOn
                ? [...extras.value, name]
                : extras.value.filter((other) => other !== name))
            }
          >
            {name}
          </Chip>
        ))}
        <ChipButton aria-pressed={surprise.value}>More</ChipButton>
      </ChipGroup>
      <ChipGroup label="Later" waits="Choose a seat first.">
        <Chip checked={false} onChange={() => void (seat.value = 'wrong')}>
          Terrace
        </Chip>
      </ChipGroup>
      <NumberField
        label="Prams"
        min={2}
        max={12}
        value={prams.value}
        onChange={(count) => void (prams.value = count)}
      />
      <NumberField
        label="High chairs"
        required
        value={chairs.value}
        onChange={(count) => void (chairs.value = count)}
        {...useField('chairs')}
      />
      <Toggle
        label="Surprise"
        hint="We won’t mention it."
        checked={surprise.value}
        onChange={(isOn) => void (surprise.value = isOn)}
      />
    </>
  )
}

const begins = async () => {
  const diner = await renderPlugins({
    plugins: [threshold, form, evening],
    first: { ...atDetails, customer: anna },
  })
  await diner.finds('radiogroup', 'Seat')
  return diner
}
const described = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby')!)!.textContent

describe('ui: the controls for plugins', () => {
  it('WCAG 1.3.1, 4.1.2: chips are radio buttons of a named group, of which one is chosen', async () => {
    const diner = await begins()
    const seats = diner.within('radiogroup', 'Seat')
    expect(seats.getsAll('radio').map(({ parentElement }) => parentElement!.textContent)).to.deep.equal([
      'Window',
      'Bar',
    ])
    await diner.clicks('radio', 'Bar')
    await diner.clicks('radio', 'Window')
    expect(seats.getsAll('radio', /./, { checked: true })).to.deep.equal([diner.gets('radio', 'Window')])
    expect(diner.gets('radio', 'Window').parentElement!.className).to.include('chip-chosen')
  })

  it('WCAG 3.3.1: a group of chips shows its error when it is left, and the list of errors leads there', async () => {
    const diner = await begins()
    await diner.clicks('textbox', 'Telephone Number')
    await diner.keys('{Tab}')
    expect(document.activeElement).to.equal(diner.gets('radio', 'Window'))
    expect(diner.reads()).to.not.include(missing)
    await diner.keys('{Tab}')
    const group = diner.gets('radiogroup', 'Seat')
    expect(group.ariaInvalid ?? group.getAttribute('aria-invalid')).to.equal('true')
    expect(described(group)).to.include(missing)
    await diner.presses('Continue')
    await diner.clicks('link', missing)
    expect(document.activeElement).to.equal(diner.gets('radio', 'Window'))
    await diner.clicks('radio', 'Bar')
    expect(diner.reads()).to.not.include(missing)
  })

  it('with `multiple` each chip is a checkbox, and the hint describes the group', async () => {
    const diner = await begins()
    expect(described(diner.gets('group', 'Extras'))).to.equal('As many as you like.')
    await diner.ticks('Cake')
    await diner.ticks('Candles')
    await diner.ticks('Cake')
    expect(diner.gets('checkbox', 'Candles')).to.have.property('checked', true)
    expect(diner.gets('checkbox', 'Cake')).to.have.property('checked', false)
    expect(diner.gets('button', 'More').getAttribute('aria-pressed')).to.equal('false')
  })

  it('chips that wait say why, and change nothing', async () => {
    const diner = await begins()
    const terrace = diner.gets('radio', 'Terrace')
    expect(terrace.getAttribute('aria-disabled')).to.equal('true')
    expect(described(terrace)).to.equal('Choose a seat first.')
    await diner.clicksAnyway('radio', 'Terrace')
    expect(terrace).to.have.property('checked', false)
  })

  it('a number is typed or counted, and what is out of its bounds is corrected and announced', async () => {
    const diner = await begins()
    const prams = diner.gets('spinbutton', 'Prams')
    await diner.presses('More: Prams')
    await diner.presses('More: Prams')
    expect(diner.heard).to.include('Prams: 3')
    await diner.types('Prams', '{Backspace}1')
    expect(prams).to.have.property('value', '1')
    await diner.types('Prams', '1')
    expect(prams).to.have.property('value', '11')
    await diner.types('Prams', '1')
    expect(prams).to.have.property('value', '12')
    expect(diner.heard).to.include('12 is the maximum.')
    await diner.types('Prams', '{Backspace}')
    await diner.keys('{Tab}')
    expect(prams).to.have.property('value', '2')
    expect(diner.heard).to.include('2 is the minimum.')
    expect(described(diner.gets('button', 'Fewer: Prams'))).to.equal('2 is the minimum.')
  })

  it('a required number that is left empty stays empty, and says what is missing', async () => {
    const diner = await begins()
    await diner.clicks('spinbutton', 'High chairs')
    await diner.keys('{Tab}')
    const chairs = diner.gets('spinbutton', 'High chairs')
    expect(chairs).to.include({ value: '', ariaInvalid: 'true' })
    expect(described(chairs)).to.include(noChairs)
    await diner.presses('More: High chairs')
    expect(chairs).to.have.property('value', '1')
    expect(diner.reads()).to.not.include(noChairs)
  })

  it('a toggle is a native checkbox that is announced as on or off', async () => {
    const diner = await begins()
    const toggle = diner.gets('switch', 'Surprise')
    expect(described(toggle)).to.equal('We won’t mention it.')
    await diner.clicks('switch', 'Surprise')
    expect(toggle).to.include({ type: 'checkbox', checked: true })
    expect(diner.gets('button', 'More').getAttribute('aria-pressed')).to.equal('true')
  })
})
