import { fields as stepOne } from './companions/start'

/** The fields of step 1, for a catalogue that lists its plugins. */
export const fields = { start: stepOne }
