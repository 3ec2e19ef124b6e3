import { booking } from './booking'
import { enquiry } from './enquiry'
import { failedSearch } from './failed-search'
import { kidsParty } from './kids-party'
import { refusedForm } from './refused-form'
import { unknownOutcome } from './unknown-outcome'
import type { Walk } from './walk'

export const walks: readonly Walk[] = [booking, kidsParty, enquiry, failedSearch, refusedForm, unknownOutcome]
