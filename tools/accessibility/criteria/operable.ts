import type { Criteria } from './criterion'

export const operable: Criteria = {
  '2.1.1': {
    name: 'Keyboard',
    level: 'A',
    tests: [
      '*the focus is on the heading of each new step*',
      '*the keyboard alone reaches everything, in visual order*',
    ],
    remark:
      'With Tab, Enter, Space, Escape and the arrow keys. Tests use mock card fields: see “Exclusions”.',
  },
  '2.1.2': {
    name: 'No Keyboard Trap',
    level: 'A',
    tests: [
      'the focus stays in the popup while it is open*',
      '*; the cross, a click on the backdrop and Escape close it, and the focus returns to what opened it*',
    ],
    remark: 'The popup and its dialogs keep the focus while they are open. Escape and "Close" close them.',
  },
  '2.1.4': { name: 'Character Key Shortcuts', level: 'A', absent: 'No single character is a shortcut.' },
  '2.2.1': {
    name: 'Timing Adjustable',
    level: 'A',
    tests: [
      '*without it nothing is sent; after 6 minutes the press opens the challenge*',
      'a reload restores a booking at every step, and nothing moves*',
    ],
    remark:
      'The page has no time limit: half a day later the step and the entries are still there, and can be sent. `keep` deletes its stored data 180 minutes after the last change, or after the chain’s option. hCaptcha’s answer expires after some minutes, by its makers’ choice. The diner then loses nothing, and can confirm again as often as needed. A time that someone else has taken is unavailable by its nature, and the widget offers others.',
  },
  '2.2.2': {
    name: 'Pause, Stop, Hide',
    level: 'A',
    tests: [
      'it animates nothing if the diner prefers reduced motion',
      '*in forced colours and with reduced motion; the focus is visible on each control, and only the loading indicator moves',
    ],
    remark:
      'Only a loading indicator moves for longer than five seconds, while something loads. With reduced motion it moves slowly.',
  },
  '2.3.1': { name: 'Three Flashes or Below Threshold', level: 'A', remark: 'Nothing flashes.' },
  '2.4.1': {
    name: 'Bypass Blocks',
    level: 'A',
    tests: ['goes to the heading of a step that replaces another'],
    remark:
      'The widget is a region with the brand’s title, and each step begins with a heading. The page must have a link past its own navigation.',
  },
  '2.4.2': {
    name: 'Page Titled',
    level: 'A',
    absent: 'It doesn’t change the page’s title.',
    remark: 'The page sets its title.',
  },
  '2.4.3': {
    name: 'Focus Order',
    level: 'A',
    tests: ['goes to the heading of a step that replaces another', 'OK takes the focus and gives it back'],
  },
  '2.4.4': {
    name: 'Link Purpose (In Context)',
    level: 'A',
    people: 'whether each link says where it leads',
    remark:
      'Tests check that a telephone link has its number in its name, that a link to another page says that it opens a new tab, and that links with the same name lead to the same place. The page sets the text of links that open the popup.',
  },
  '2.4.5': {
    name: 'Multiple Ways',
    level: 'AA',
    tests: ['*reaches every step of every journey*'],
    absent: 'Its steps are one process, which the criterion exempts.',
  },
  '2.4.6': {
    name: 'Headings and Labels',
    level: 'AA',
    tests: ['*step 1;*', '*step 4,*'],
    people: 'whether each heading and label is clear',
    remark: 'Tests check that each exists and has the specified text.',
  },
  '2.4.7': {
    name: 'Focus Visible',
    level: 'AA',
    tests: ['shows its focus*'],
    remark:
      'The heading of a new step takes the focus, so that a screen reader can announce it. It has no ring, because it isn’t a control.',
  },
  '2.4.11': {
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    tests: ['*the bar stays visible and never covers the focused element*'],
    remark:
      'The widget never covers the focused element. For its own fixed bars, the page needs `scroll-padding`.',
  },
  '2.5.1': {
    name: 'Pointer Gestures',
    level: 'A',
    tests: ['*a whole booking by taps*'],
    absent: 'It needs no gesture: a press is always enough.',
  },
  '2.5.2': {
    name: 'Pointer Cancellation',
    level: 'A',
    tests: [
      '*in the popup the next Escape goes to the popup; a text selection that ends on the backdrop closes nothing',
    ],
    remark:
      'A press counts when the pointer is released on the control. Released elsewhere, it changes no value, step or dialog. The down event opens or closes lists, which can be undone.',
  },
  '2.5.3': {
    name: 'Label in Name',
    level: 'A',
    remark:
      'Each control’s visible text is its name, or the beginning of it. Two names contain it elsewhere: the date button’s, which begins with “Date”, and a calendar day’s, which is the whole date. No two controls of a screen have the same name, except options of lists, and days that are both in the calendar and beside it.',
  },
  '2.5.4': { name: 'Motion Actuation', level: 'A', absent: 'Moving the device has no effect.' },
  '2.5.7': {
    name: 'Dragging Movements',
    level: 'AA',
    tests: ['*a whole booking by taps*'],
    absent: 'Nothing is dragged.',
  },
  '2.5.8': {
    name: 'Target Size (Minimum)',
    level: 'AA',
    tests: ['*a whole booking by taps*', 'long names fit at any width*'],
    remark: 'At least 24 by 24 CSS pixels; we aim at 44.',
  },
}
