import date from '../../plugins/date'
import guests from '../../plugins/guests'
import location from '../../plugins/location'
import start from '../../plugins/start'
import time from '../../plugins/time'
import type { Fields } from '../../src/host/look/theme'

export const stepOne = start

/** The fields of step 1, for a brand that lists `start` alone. */
export const fields: Fields = { start: [location, date, guests, time] }
