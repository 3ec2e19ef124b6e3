import { useId } from 'react'
import { locale, scheme, theme } from './editor'
import type { Scene } from './preview'
import { brandOf, smallest, widest, withKey, type Settings } from './settings'

interface ControlsProps {
  readonly settings: Settings
  readonly scenes: readonly Scene[]
  readonly onChange: (changes: Partial<Settings>) => void
}

/** The name of a locale's language in that language. */
const languageOf = (tag: string) =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(new Intl.Locale(tag).language) ?? tag

const same = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]))

/** The settings of the preview, and the most used keys of the brand. */
export function Controls({ settings, scenes, onChange }: ControlsProps) {
  const brand = brandOf(settings.brand)
  const journeys = Array.isArray(brand?.journeys) ? brand.journeys.map(String) : ['Booking', 'Enquiry']
  /** A key of the brand. */
  const keyed = (key: string, otherwise: string) => ({
    value: typeof brand?.[key] === 'string' ? brand[key] : otherwise,
    disabled: !brand,
    onValue: (value: string) => onChange({ brand: withKey(settings.brand, key, value || undefined) }),
  })
  const language = keyed('locale', 'en-IE')
  const languages = Object.fromEntries(locale.examples.map((tag) => [tag, languageOf(tag)]))
  return (
    <div className="pg-controls">
      <Choice label="Look" {...keyed('theme', 'milano')} options={same(theme.enum)} />
      <Choice
        label="Scheme"
        {...keyed('scheme', '')}
        options={{ '': 'the look’s own', ...same(scheme.enum) }}
      />
      <Choice label="Language" {...language} options={{ [language.value]: language.value, ...languages }} />
      <Choice
        label="Scene"
        value={settings.scene}
        options={same([...new Set([settings.scene, ...scenes.map(({ name }) => name)])])}
        onValue={(scene) => onChange({ scene })}
      />
      <Choice
        label="Journey"
        value={settings.journey}
        options={{ '': 'ask the diner', ...same(journeys) }}
        onValue={(journey) => onChange({ journey })}
      />
      <Choice
        label="Display"
        value={settings.way}
        options={same(['inline', 'popup'])}
        onValue={(way) => onChange({ way: way === 'popup' ? 'popup' : 'inline' })}
      />
      <label className="pg-check">
        <input
          type="checkbox"
          checked={settings.venue}
          onChange={({ target }) => onChange({ venue: target.checked })}
        />{' '}
        Preselect a restaurant
      </label>
      <Width width={settings.width} onWidth={(width) => onChange({ width })} />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  /** Values with their labels. */
  readonly options: Readonly<Record<string, string>>
  readonly disabled?: boolean
  readonly onValue: (value: string) => void
}

function Choice({ label, value, options, disabled = false, onValue }: ChoiceProps) {
  const id = useId()
  return (
    <div className="pg-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={({ target }) => onValue(target.value)}>
        {Object.entries(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function Width({ width, onWidth }: { readonly width: number; readonly onWidth: (width: number) => void }) {
  const id = useId()
  return (
    <div className="pg-choice">
      <label htmlFor={id}>Width: {width} px</label>
      <input
        id={id}
        type="range"
        min={smallest}
        max={widest}
        step={10}
        value={width}
        onChange={({ target }) => onWidth(Number(target.value))}
      />
      <div role="group" aria-label="Common widths">
        {[360, 768, 1280].map((common) => (
          <button key={common} type="button" aria-pressed={width === common} onClick={() => onWidth(common)}>
            {common}
          </button>
        ))}
      </div>
    </div>
  )
}
