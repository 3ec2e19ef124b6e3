import type { HostEvent, Messages } from 'tavola'
import { usePlugin, useStyles } from 'tavola/controls'
import type { KeepContext } from '..'
import { bookedVisit } from '../same-again/last-visit'
import { followOthers } from './forgetting'
import css from './remember.css'
import { detailNames, storedDiner, type Details } from './stored-diner'

export const texts = {
  remember: 'Remember me on this device',
  what: {
    one: 'Your name, email, phone and last table stay in this browser for a month.',
    other: 'Your name, email, phone and last table stay in this browser for {count} months.',
  },
} as const satisfies Messages

export const setup = followOthers

export function onEvent(ctx: KeepContext, { name }: HostEvent): void {
  if (name.endsWith('-confirmed')) remember(ctx)
}

/** "Remember me on this device", off until the diner ticks it. */
export default function RememberBox() {
  useStyles(css)
  const { state, options, t } = usePlugin<KeepContext<typeof texts>>()
  return (
    <label part="check" className="check keep-remember">
      <input
        type="checkbox"
        checked={state.remember.value}
        onChange={({ target }) => void (state.remember.value = target.checked)}
      />
      <span>
        {t('remember')} <small>{t('what', { count: options.months })}</small>
      </span>
    </label>
  )
}

/**
 * Once something was sent: the details as they are now, and the table. An enquiry keeps the table of before. A diner whom
 * another tab has forgotten stays forgotten.
 */
function remember(ctx: KeepContext): void {
  const { facts, state, options } = ctx
  const device = storedDiner(ctx)
  const before = device.read()
  const isKnown = state.remembered.value !== null && before !== null
  if (!options.remember || !(state.remember.value || isKnown)) return
  const details = Object.fromEntries(detailNames.map((one) => [one, facts.customer[one].trim()]))
  const visit = bookedVisit(ctx) ?? before?.visit ?? null
  device.write({ details: details as unknown as Details, visit })
}
