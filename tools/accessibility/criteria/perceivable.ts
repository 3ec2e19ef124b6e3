import type { Criteria } from '.'

const noMedia = 'It plays no sound and no film.'

export const perceivable: Criteria = {
  '1.1.1': {
    name: 'Non-text Content',
    level: 'A',
    remark:
      'Drawings are hidden from screen readers, as the words beside them say the same. Photographs of menus and restaurants are the chain’s: their text is what its back end or its brand gives, and is empty where the name stands beside it.',
  },
  '1.2.1': {
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    absent: noMedia,
  },
  '1.2.2': { name: 'Captions (Prerecorded)', level: 'A', absent: noMedia },
  '1.2.3': {
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    absent: noMedia,
  },
  '1.2.4': { name: 'Captions (Live)', level: 'AA', absent: noMedia },
  '1.2.5': { name: 'Audio Description (Prerecorded)', level: 'AA', absent: noMedia },
  '1.3.1': {
    name: 'Info and Relationships',
    level: 'A',
    tests: [
      'inline, on every step*',
      'in the popup, on every step*',
      'contract 3: step 1;*',
      'contract 3: step 4,*',
      'contract 3: each is a button in a heading*',
    ],
    remark:
      'The widget’s headings begin at the second level: the page’s own heading is the first. Fields have labels, groups their names, errors are their field’s description.',
  },
  '1.3.2': {
    name: 'Meaningful Sequence',
    level: 'A',
    tests: ['*the keyboard alone reaches everything, in visual order*'],
    remark: 'What is seen first stands first in the document, from right to left too.',
  },
  '1.3.3': {
    name: 'Sensory Characteristics',
    level: 'A',
    remark:
      'Tests read the widget’s own texts. Messages of a chain’s back end (`step2-message` …) are the chain’s to write.',
  },
  '1.3.4': {
    name: 'Orientation',
    level: 'AA',
    tests: ['every step fits, at any width*'],
    remark: 'Nothing asks how the screen is held.',
  },
  '1.3.5': {
    name: 'Identify Input Purpose',
    level: 'AA',
    remark: 'Name, email address and telephone number of the diner have their `autocomplete`.',
  },
  '1.4.1': {
    name: 'Use of Color',
    level: 'A',
    tests: ['with forced colours every control has a border*'],
    remark:
      'What is chosen, wrong or full differs by a mark, an edge or a word too. Tests look at it without colours of ours.',
  },
  '1.4.2': { name: 'Audio Control', level: 'A', absent: noMedia },
  '1.4.3': {
    name: 'Contrast (Minimum)',
    level: 'AA',
    tests: [
      'inline, on every step*',
      'in the popup, on every step*',
      'the looks need no repair, light or dark',
      "a brand's yellow stays*",
    ],
    remark:
      'Colours of a brand that could not be read are repaired as the browser draws them, with a line in the console. A token that the page sets in its own style sheet is the page’s.',
  },
  '1.4.4': {
    name: 'Resize Text',
    level: 'AA',
    tests: ["text and controls follow the diner's font size*"],
  },
  '1.4.5': {
    name: 'Images of Text',
    level: 'AA',
    remark:
      'All words are text. Pictures come from the chain alone: those of menus and the photograph of a restaurant.',
  },
  '1.4.10': {
    name: 'Reflow',
    level: 'AA',
    tests: [
      'every step fits, at any width*',
      '*the error covers nothing of the step; its buttons can be reached at 400 %',
    ],
    remark: 'From 320 CSS pixels on, which is a window of 1280 pixels at 400 %.',
  },
  '1.4.11': {
    name: 'Non-text Contrast',
    level: 'AA',
    tests: ['the looks need no repair, light or dark', '--tavola-focus, a line, needs 3 to 1'],
    remark:
      'Edges, marks and the rings of the focus, on every ground that they may stand on, in the six looks.',
  },
  '1.4.12': {
    name: 'Text Spacing',
    level: 'AA',
    remark:
      'The widget lives in a shadow root: a diner’s own style sheet reaches it by extensions that know shadow roots.',
  },
  '1.4.13': {
    name: 'Content on Hover or Focus',
    level: 'AA',
    tests: ['keeps the focus in a popup, where Escape first closes the message in place of the list'],
    remark:
      'Nothing comes by the pointer alone. The list of restaurants opens as its box takes the focus, stays until the diner goes on, and Escape closes it.',
  },
}
