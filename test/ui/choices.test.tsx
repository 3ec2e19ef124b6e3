import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import {
  Chip,
  ChipButton,
  ChipGroup,
  NumberField,
  SelectField,
  Toggle,
  useField,
  usePlugin,
} from 'tavola/controls'
import { descriptionOf, focused, opensAsAnna } from './set-up'

const state = {
  seat: '',
  extras: [] as readonly string[],
  prams: null as number | null,
  chairs: null as number | null,
  surprise: false,
  wine: '',
}
const missing = 'Please choose a seat'
const noChairs = 'Please enter how many high chairs'
const noWine = 'Please choose a wine'

const evening = definePlugin({
  id: 'evening',
  state,
  texts: { missing, noChairs, noWine },
  validators: [
    { field: 'seat', message: 'missing', valid: ({ state }) => state.seat.value !== '' },
    { field: 'wine', message: 'noWine', valid: ({ state }) => state.wine.value !== '' },
    { field: 'chairs', message: 'noChairs', valid: ({ state }) => state.chairs.value !== null },
  ],
  inserts: [{ at: 'details', load: async () => ({ default: Evening }) }],
})

type State = PluginContext<typeof state>['state']

const Seats = ({ seat }: State) =>
  ['Window', 'Bar'].map((name) => (
    <Chip key={name} checked={seat.value === name} onChange={() => void (seat.value = name)}>
      {name}
    </Chip>
  ))

const Extras = ({ extras }: State) =>
  ['Cake', 'Candles'].map((name) => {
    const others = extras.value.filter((other) => other !== name)
    const change = (isOn: boolean) => void (extras.value = isOn ? [...others, name] : others)
    return (
      <Chip key={name} checked={extras.value.includes(name)} onChange={change}>
        {name}
      </Chip>
    )
  })

function Evening() {
  const own = usePlugin<PluginContext<typeof state>>().state
  const { seat, prams, chairs, surprise, wine } = own
  return (
    <>
      <ChipGroup label="Seat" required {...useField('seat')}>
        {Seats(own)}
      </ChipGroup>
      <ChipGroup label="Extras" hint="As many as you like." multiple>
        {Extras(own)}
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
      <SelectField
        {...useField('wine', wine)}
        label="Wine"
        choices={[
          ['red', 'Red wine'],
          ['white', 'White wine'],
        ]}
        required
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
  const diner = await opensAsAnna({}, evening)
  await diner.finds('radiogroup', 'Seat')
  return diner
}

describe('ui: the controls for plugins', () => {
  it('WCAG 1.3.1, 4.1.2: chips are radio buttons of a named group, of which one is chosen', async () => {
    const diner = await begins()
    const seats = diner.within('radiogroup', 'Seat')
    const names = seats.getsAll('radio').map(({ parentElement }) => parentElement!.textContent)
    expect(names).to.deep.equal(['Window', 'Bar'])
    await diner.clicks('radio', 'Bar')
    await diner.clicks('radio', 'Window')
    expect(seats.getsAll('radio', /./, { checked: true })).to.deep.equal([diner.gets('radio', 'Window')])
    expect(diner.gets('radio', 'Window').parentElement!.className).to.include('chip-chosen')
  })

  it('WCAG 3.3.1: a group of chips shows its error when it is left, and the list of errors leads there', async () => {
    const diner = await begins()
    await diner.clicks('textbox', 'Telephone Number')
    await diner.keys('{Tab}')
    expect(focused(diner)).to.equal(diner.gets('radio', 'Window'))
    expect(diner.reads()).to.not.include(missing)
    await diner.keys('{Tab}')
    const group = diner.gets('radiogroup', 'Seat')
    expect(group.ariaInvalid ?? group.getAttribute('aria-invalid')).to.equal('true')
    expect(descriptionOf(group)).to.include(missing)
    await diner.presses('Continue')
    await diner.clicks('link', missing)
    expect(focused(diner)).to.equal(diner.gets('radio', 'Window'))
    await diner.clicks('radio', 'Bar')
    expect(diner.reads()).to.not.include(missing)
  })

  it('with `multiple` each chip is a checkbox, and the hint describes the group', async () => {
    const diner = await begins()
    expect(descriptionOf(diner.gets('group', 'Extras'))).to.equal('As many as you like.')
    for (const name of ['Cake', 'Candles', 'Cake']) await diner.ticks(name)
    expect(diner.gets('checkbox', 'Candles')).to.have.property('checked', true)
    expect(diner.gets('checkbox', 'Cake')).to.have.property('checked', false)
  })

  it('chips that wait say why, and change nothing', async () => {
    const diner = await begins()
    const terrace = diner.gets('radio', 'Terrace')
    expect(terrace.getAttribute('aria-disabled')).to.equal('true')
    expect(descriptionOf(terrace)).to.equal('Choose a seat first.')
    await diner.clicksAnyway('radio', 'Terrace')
    expect(terrace).to.have.property('checked', false)
  })

  it('WCAG 3.3.1: a list of choices takes an answer, and says what is missing when it is left', async () => {
    const diner = await begins()
    const wine = diner.gets('combobox', 'Wine')
    expect(wine.ariaRequired ?? wine.getAttribute('aria-required')).to.equal('true')
    await diner.selects('Wine', 'Red wine')
    await diner.selects('Wine', '–')
    await diner.clicks('textbox', 'Telephone Number')
    expect(descriptionOf(wine)).to.include(noWine)
    await diner.selects('Wine', 'White wine')
    expect(['aria-invalid', 'aria-describedby'].map((name) => wine.getAttribute(name))).to.deep.equal([
      'false',
      null,
    ])
  })

  it('a number is typed or counted, and what is out of its bounds is corrected and announced', async () => {
    const diner = await begins()
    const prams = diner.gets('spinbutton', 'Prams')
    await diner.presses('More: Prams')
    await diner.presses('More: Prams')
    expect(diner.heard).to.include('Prams: 3')
    for (const [keys, value] of [
      ['{Backspace}1', '1'],
      ['1', '11'],
      ['1', '12'],
    ] as const) {
      await diner.types('Prams', keys)
      expect(prams).to.have.property('value', value)
    }
    expect(diner.heard).to.include('12 is the maximum.')
    await diner.types('Prams', '{Backspace}')
    await diner.keys('{Tab}')
    expect(prams).to.have.property('value', '2')
    expect(diner.heard).to.include('2 is the minimum.')
    expect(descriptionOf(diner.gets('button', 'Fewer: Prams'))).to.equal('2 is the minimum.')
  })

  it('a required number that is left empty stays empty, and says what is missing', async () => {
    const diner = await begins()
    await diner.clicks('spinbutton', 'High chairs')
    await diner.keys('{Tab}')
    const chairs = diner.gets('spinbutton', 'High chairs')
    expect(chairs).to.include({ value: '', ariaInvalid: 'true' })
    expect(descriptionOf(chairs)).to.include(noChairs)
    await diner.presses('More: High chairs')
    expect(chairs).to.have.property('value', '1')
    expect(diner.reads()).to.not.include(noChairs)
  })

  it('a toggle is a native checkbox that is announced as on or off', async () => {
    const diner = await begins()
    const [toggle, more] = [diner.gets('switch', 'Surprise'), diner.gets('button', 'More')]
    expect(descriptionOf(toggle)).to.equal('We won’t mention it.')
    expect(more.getAttribute('aria-pressed')).to.equal('false')
    await diner.clicks('switch', 'Surprise')
    expect(toggle).to.include({ type: 'checkbox', checked: true })
    expect(more.getAttribute('aria-pressed')).to.equal('true')
  })
})
