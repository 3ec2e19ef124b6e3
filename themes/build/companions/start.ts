import date from '../../../plugins/date'
import guests from '../../../plugins/guests'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import time from '../../../plugins/time'
import { defineCompanions } from '../../../src/host/brand/companions'

/** The fields of step 1, for a brand that lists `start` alone. */
export const fields = [location, date, guests, time]

export default defineCompanions(start, fields)
