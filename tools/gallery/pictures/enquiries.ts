import type { PictureEntry } from '../picture'
import { begins, clicks, enquires, fillsDetails, finds, inOrder, reachesDetails } from '../walks'

const isGroup = { scene: 'a group', needs: ['booking'], options: { guests: -1 } } as const

/** The general enquiry opens at step 6, with day, time and guests folded. */
const isQuestion = { options: { journey: 'Enquiry', date: undefined } }

/** Groups of fifteen and more, and questions: steps 6 and 7. */
export const enquiries: readonly PictureEntry[] = (
  [
    {
      ...isGroup,
      id: 'group-details',
      title: 'A group of fifteen or more',
      walk: reachesDetails(),
    },
    {
      ...isGroup,
      id: 'group-sent',
      title: 'The group’s enquiry is sent',
      walk: inOrder(reachesDetails(), enquires, finds('heading', 'enquiry.thanks')),
    },
    {
      id: 'enquiry-details',
      title: 'A question of any kind',
      options: { ...isQuestion.options, venueId: undefined },
      walk: finds('textbox', 'details.firstName'),
    },
    {
      ...isQuestion,
      id: 'enquiry-visit',
      title: 'A question about a visit',
      walk: inOrder(
        finds('textbox', 'details.firstName'),
        clicks('text', 'enquiry.addVisit'),
        finds('combobox', 'enquiry.preferredGuests'),
      ),
    },
    {
      ...isQuestion,
      id: 'enquiry-filled',
      title: 'A question, filled in',
      scene: 'age and news asked',
      walk: inOrder(finds('checkbox', 'details.optIn'), fillsDetails, finds('text', 'details.happy')),
    },
    {
      ...isQuestion,
      id: 'enquiry-refused',
      title: 'An enquiry that fails',
      scene: '500',
      walk: inOrder(enquires, finds('text', 'enquiry.failed')),
    },
    {
      ...isQuestion,
      id: 'enquiry-sent',
      title: 'Thank you for your enquiry',
      walk: inOrder(enquires, finds('heading', 'enquiry.thanks')),
    },
  ] satisfies PictureEntry[]
).map((entry) => ({ ...entry, journey: 'Enquiry' as const }))

/** The pictures of a party. Both parties have the same. */
export const party = (
  journey: 'KidsPartyEnquiry' | 'AdultsPartyEnquiry',
  plugin: string,
  who: string,
): readonly PictureEntry[] => [
  {
    id: `${plugin}-start`,
    title: `${who} party, step 1`,
    journey,
    walk: inOrder(begins(plugin), finds('spinbutton'), (walker) => walker.choosesTime('19')),
  },
  {
    id: `${plugin}-details`,
    title: `${who} party, the details`,
    scene: 'age and news asked',
    journey,
    walk: inOrder(reachesDetails(plugin), finds('text', `${plugin}.yourParty`)),
  },
  {
    id: `${plugin}-sent`,
    title: `${who} party, sent`,
    journey,
    walk: inOrder(reachesDetails(plugin), enquires, finds('heading', 'enquiry.thanks')),
  },
]
