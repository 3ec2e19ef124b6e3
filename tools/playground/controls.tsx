import { useId, type ReactNode } from 'react'
import type { Scene } from './preview/page'
import { brandOf, smallest, widest, withKey, type BrandSchema, type Settings } from './settings'

interface ControlsProps {
  readonly settings: Settings
  readonly schema: BrandSchema
  readonly scenes: readonly Scene[]
  readonly onChange: (changes: Partial<Settings>) => void
}

/** The name of a locale's language in that language. */
const languageOf = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(locale).language)

const widths = [360, 768, 1280]

/** The settings of the preview, and the most used keys of the brand. */
export function Controls({ settings, schema, scenes, onChange }: ControlsProps) {
  const { theme, scheme, locale } = schema.properties
  const brand = brandOf(settings.brand)
  const setKey = (key: string) => (value: string) =>
    onChange({ brand: withKey(settings.brand, key, value === '' ? undefined : value) })
  const journeys = Array.isArray(brand?.journeys) ? brand.journeys.map(String) : ['Booking', 'Enquiry']
  const valueOf = (key: string, otherwise: string) =>
    typeof brand?.[key] === 'string' ? brand[key] : otherwise
  return (
    <div className="pg-controls">
      <Choice label="Look" value={valueOf('theme', 'milano')} disabled={!brand} onValue={setKey('theme')}>
        {theme.enum.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice label="Scheme" value={valueOf('scheme', '')} disabled={!brand} onValue={setKey('scheme')}>
        <option value="">the look’s own</option>
        {scheme.enum.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice
        label="Language"
        value={valueOf('locale', 'en-IE')}
        disabled={!brand}
        onValue={setKey('locale')}
      >
        {[...new Set([...locale.examples, valueOf('locale', 'en-IE')])].map((tag) => (
          <option key={tag} value={tag}>
            {locale.examples.includes(tag) ? languageOf(tag) : tag}
          </option>
        ))}
      </Choice>
      <Choice label="Scene" value={settings.scene} onValue={(scene) => onChange({ scene })}>
        {(scenes.length > 0 ? scenes : [{ name: settings.scene, description: '' }]).map(
          ({ name, description }) => (
            <option key={name} value={name} title={description}>
              {name}
            </option>
          ),
        )}
      </Choice>
      <Choice label="Journey" value={settings.journey} onValue={(journey) => onChange({ journey })}>
        <option value="">ask the diner</option>
        {journeys.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice
        label="Display"
        value={settings.way}
        onValue={(way) => onChange({ way: way === 'popup' ? 'popup' : 'inline' })}
      >
        <option value="inline">inline</option>
        <option value="popup">popup</option>
      </Choice>
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
  readonly disabled?: boolean
  readonly onValue: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, value, disabled = false, onValue, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="pg-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={({ target }) => onValue(target.value)}>
        {children}
      </select>
    </div>
  )
}

function Width({ width, onWidth }: { readonly width: number; readonly onWidth: (width: number) => void }) {
  const id = useId()
  return (
    <div className="pg-width">
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
        {widths.map((common) => (
          <button key={common} type="button" aria-pressed={width === common} onClick={() => onWidth(common)}>
            {common}
          </button>
        ))}
      </div>
    </div>
  )
}
