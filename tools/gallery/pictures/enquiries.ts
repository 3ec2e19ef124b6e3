import { type PictureEntry, after, begins, enquires, fills, reachesDetails } from '../picture'

/** Groups of fifteen and more, and questions: steps 6 and 7. */
export const enquiries: readonly PictureEntry[] = [
  {
    id: 'group-details',
    title: 'A group of fifteen or more',
    caption: 'Step 6: every selection becomes an enquiry.',
    step: 6,
    scene: 'a group',
    journey: 'Enquiry',
    needs: ['booking'],
    options: { guests: -1 },
    walk: reachesDetails,
  },
  {
    id: 'group-sent',
    title: 'The group’s enquiry is sent',
    caption: 'Step 7, with the restaurant’s own warning.',
    step: 7,
    scene: 'a group',
    journey: 'Enquiry',
    needs: ['booking'],
    options: { guests: -1 },
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await enquires(walker, visit)
      await walker.finds('heading', 'enquiry.thanks')
    },
  },
  {
    id: 'enquiry-details',
    title: 'A question of any kind',
    caption: 'The general enquiry opens at step 6. Day, time and guests are folded.',
    step: 6,
    journey: 'Enquiry',
    options: { journey: 'Enquiry', venueId: undefined, date: undefined },
    walk: (walker) => walker.finds('textbox', 'details.firstName'),
  },
  {
    id: 'enquiry-visit',
    title: 'A question about a visit',
    caption: 'Day, time and guests unfold.',
    step: 6,
    journey: 'Enquiry',
    options: { journey: 'Enquiry', date: undefined },
    async walk(walker) {
      await walker.finds('textbox', 'details.firstName')
      await walker.clicks('text', 'enquiry.addVisit')
      await walker.finds('combobox', 'enquiry.preferredGuests')
    },
  },
  {
    id: 'enquiry-filled',
    title: 'A question, filled in',
    caption: 'For a preselected restaurant.',
    step: 6,
    scene: 'age and news asked',
    journey: 'Enquiry',
    options: { journey: 'Enquiry', date: undefined },
    async walk(walker, visit) {
      await walker.finds('checkbox', 'details.optIn')
      await fills(walker, visit)
      await walker.finds('text', 'details.happy')
    },
  },
  {
    id: 'enquiry-refused',
    title: 'An enquiry that fails',
    caption: 'The server gives no reason.',
    step: 6,
    state: 'error',
    scene: '500',
    journey: 'Enquiry',
    options: { journey: 'Enquiry', date: undefined },
    walk: after(enquires, 'text', 'enquiry.failed'),
  },
  {
    id: 'enquiry-sent',
    title: 'Thank you for your enquiry',
    caption: 'Step 7: the reference, and the time of the reply.',
    step: 7,
    journey: 'Enquiry',
    options: { journey: 'Enquiry', date: undefined },
    walk: after(enquires, 'heading', 'enquiry.thanks'),
  },
]

/** The pictures of a party. Both parties have the same. */
export const party = (
  journey: 'KidsPartyEnquiry' | 'AdultsPartyEnquiry',
  plugin: string,
  who: string,
): readonly PictureEntry[] => [
  {
    id: `${plugin}-start`,
    title: `${who} party, step 1`,
    caption: 'Adults and children separately, and days at least 48 hours ahead.',
    journey,
    async walk(walker, visit) {
      await begins(walker, visit, plugin)
      await walker.finds('spinbutton')
      await walker.choosesTime('19')
    },
  },
  {
    id: `${plugin}-details`,
    title: `${who} party, the details`,
    caption: 'Step 6, with the price of the party and the deadline for changes.',
    step: 6,
    scene: 'age and news asked',
    journey,
    async walk(walker, visit) {
      await reachesDetails(walker, visit, plugin)
      await walker.finds('text', `${plugin}.yourParty`)
    },
  },
  {
    id: `${plugin}-sent`,
    title: `${who} party, sent`,
    caption: 'Step 7.',
    step: 7,
    journey,
    async walk(walker, visit) {
      await reachesDetails(walker, visit, plugin)
      await enquires(walker, visit)
      await walker.finds('heading', 'enquiry.thanks')
    },
  },
]
