import * as creates from './creates'
import type { Definition } from './definition'
import * as extremes from './extremes'
import * as lines from './lines'
import * as tables from './tables'

/** All scenes by the names that developers pass to `scene`, in the order of the list in the docs. */
export const definitions = [
  [
    'a free evening',
    {
      description: 'There is a table at nearly every time, and everything goes well.',
      answers: () => ({}),
    },
  ],
  ['full with alternatives', tables.fullWithAlternatives],
  ['all full', tables.allFull],
  ['closed until a date', tables.closedUntil],
  ['enquiry fallback', tables.enquiryFallback],
  ['a group', tables.group],
  ['a menu to choose', tables.menus],
  ['age and news asked', tables.askedForAge],
  ['guarantee needed', creates.guaranteeNeeded],
  ['guarantee refused', creates.guaranteeRefused],
  ['400 with fields', creates.refusedFields],
  ['500', creates.serverError],
  ['answer lost after the create', creates.answerLost],
  ['never answered', creates.neverAnswered],
  ['slow', lines.slow],
  ['a shaky line', lines.shaky],
  ['offline', lines.offline],
  ['a captive portal', lines.captivePortal],
  ['the times fail', lines.timesFail],
  ['the check fails', lines.checkFails],
  ['hostile texts', extremes.hostileTexts],
  ['five thousand venues', extremes.manyVenues],
] as const satisfies readonly (readonly [string, Definition])[]
