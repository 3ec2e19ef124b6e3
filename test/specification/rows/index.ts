import type { Row } from '../check'
import { complaints } from './complaints'
import { contract } from './contract'
import { firstDecisions } from './decisions-before-details'
import { laterDecisions } from './decisions-from-details'
import { section1 } from './section-1'
import { section2Elements } from './section-2-elements'
import { section2Steps } from './section-2-steps'
import { section3 } from './section-3'
import { section4 } from './section-4'
import { section5, section6, section7 } from './sections-5-to-7'
import { section8, section9 } from './sections-8-and-9'

/** Each rule of the specification, of the decisions, of the contract and of the complaints, in their order. */
export const rows: readonly Row[] = [
  ...section1,
  ...section2Steps,
  ...section2Elements,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
  ...firstDecisions,
  ...laterDecisions,
  ...contract,
  ...complaints,
]
