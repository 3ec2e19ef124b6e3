import type { Criteria } from './criterion'

const noMedia = 'It has no audio and no video.'

export const perceivable: Criteria = {
  '1.1.1': {
    name: 'Non-text Content',
    level: 'A',
    people: 'whether the text beside each drawing says the same',
    remark:
      'Drawings are hidden from screen readers, because the text beside them says the same. Photographs of menus and restaurants are the chain’s. Their text alternative comes from its back end or brand, and is empty if the name is beside it.',
  },
  '1.2.1': { name: 'Audio-only and Video-only (Prerecorded)', level: 'A', absent: noMedia },
  '1.2.2': { name: 'Captions (Prerecorded)', level: 'A', absent: noMedia },
  '1.2.3': { name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', absent: noMedia },
  '1.2.4': { name: 'Captions (Live)', level: 'AA', absent: noMedia },
  '1.2.5': { name: 'Audio Description (Prerecorded)', level: 'AA', absent: noMedia },
  '1.3.1': {
    name: 'Info and Relationships',
    level: 'A',
    tests: [
      'inline, on every step*',
      'in the popup, on every step*',
      '*step 1;*',
      '*step 4,*',
      '*each is a button in a heading*',
    ],
    remark:
      'The widget’s headings begin at the second level, because the page has the first. Fields have labels, groups have names, and errors describe their field.',
  },
  '1.3.2': {
    name: 'Meaningful Sequence',
    level: 'A',
    remark:
      'Texts and controls come in the order in which they are seen, from left to right and from right to left.',
  },
  '1.3.3': {
    name: 'Sensory Characteristics',
    level: 'A',
    people: 'whether every text makes sense without seeing or hearing',
    remark:
      'Tests cover the widget’s own texts. The chain writes the messages of its back end (`step2-message` …).',
  },
  '1.3.4': {
    name: 'Orientation',
    level: 'AA',
    tests: ['every step fits, at any width*'],
    remark: 'No part depends on the screen’s orientation.',
  },
  '1.3.5': {
    name: 'Identify Input Purpose',
    level: 'AA',
    remark: 'The diner’s name, email address and telephone number have `autocomplete`.',
  },
  '1.4.1': {
    name: 'Use of Color',
    level: 'A',
    tests: ['with forced colours every control has a border*'],
    remark:
      'Selected, invalid and full items also have a mark, a border or a text. Tests check them without our colours.',
  },
  '1.4.2': { name: 'Audio Control', level: 'A', absent: noMedia },
  '1.4.3': {
    name: 'Contrast (Minimum)',
    level: 'AA',
    tests: [
      'inline, on every step*',
      'in the popup, on every step*',
      'the looks need no repair, light or dark',
      "*a brand's yellow stays*",
    ],
    remark:
      'The widget repairs a brand’s unreadable colours, with a line in the console. It doesn’t repair tokens in the page’s own style sheet.',
  },
  '1.4.4': { name: 'Resize Text', level: 'AA', tests: ["text and controls follow the diner's font size*"] },
  '1.4.5': {
    name: 'Images of Text',
    level: 'AA',
    remark: 'All words are text. Only the chain adds pictures: of menus and of restaurants.',
  },
  '1.4.10': {
    name: 'Reflow',
    level: 'AA',
    tests: [
      'every step fits, at any width*',
      '*the error covers nothing of the step; its buttons can be pressed at 400 %, also while the focus is in the form',
    ],
    remark: 'From 320 CSS pixels on, which is a window of 1280 pixels at 400 %.',
  },
  '1.4.11': {
    name: 'Non-text Contrast',
    level: 'AA',
    tests: ['the looks need no repair, light or dark', '--tavola-focus, a line, needs 3 to 1'],
    remark: 'Borders, marks and focus rings, on all their backgrounds, in the three looks, light and dark.',
  },
  '1.4.12': {
    name: 'Text Spacing',
    level: 'AA',
    remark:
      'The widget is in a shadow root. A diner’s own style sheet reaches it only through extensions that support shadow roots.',
  },
  '1.4.13': {
    name: 'Content on Hover or Focus',
    level: 'AA',
    tests: [
      'keeps the focus in a popup, where Escape first closes the message in place of the list',
      '*Escape is the list’s while it is open, and otherwise the popup’s',
    ],
    remark:
      'No text appears on hover alone. The list of restaurants opens when its box gets the focus, and closes with Escape.',
  },
}
