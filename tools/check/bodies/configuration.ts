import type { Recorder } from '../report'
import { isFields, shown } from '../values'

/** The specification's switches, and those of the plugin know-before. */
const switches = [
  'step4-showOptInCheckbox',
  'step4-requireMinAge',
  'enquiry-confirmation-hide-title',
  'enquiry-confirmation-hide-pleasenote-warning',
  'booking-card-guarantee',
]

const numbers = ['booking-cancel-hours', 'booking-table-minutes', 'booking-largest-party']

export function checkConfiguration(recorder: Recorder, asked: string, map: unknown, path: string): void {
  if (!isFields(map)) return
  recorder.tried('configuration.text', 'configuration.values')
  for (const [name, value] of Object.entries(map)) {
    const came = `${path}.${name} is ${shown(value)}`
    if (value === null) recorder.found('configuration.text', 'warning', { asked, came })
    else if (typeof value !== 'string') recorder.found('configuration.text', 'fault', { asked, came })
    else if (!isReadable(name, value)) recorder.found('configuration.values', 'fault', { asked, came })
  }
}

function isReadable(name: string, value: string): boolean {
  if (value === '') return true
  if (switches.includes(name)) return value === 'true' || value === 'false'
  return !numbers.includes(name) || /^\d{1,4}$/.test(value)
}
