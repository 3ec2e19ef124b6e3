import type { Criteria } from '.'

export const operable: Criteria = {
  '2.1.1': {
    name: 'Keyboard',
    level: 'A',
    tests: [
      'the focus is on the heading of each new step*',
      '*the keyboard alone reaches everything, in visual order*',
    ],
    remark:
      'Tab, Enter, Space, Escape and the arrows. Of the card’s fields tests go through stand-ins: see “Exclusions”.',
  },
  '2.1.2': {
    name: 'No Keyboard Trap',
    level: 'A',
    tests: [
      'the focus stays in the popup while it is open*',
      '*; the cross, a click on the backdrop and Escape close it, and the focus returns to what opened it*',
    ],
    remark: 'The popup and its dialogs keep the focus while they are open; Escape and "Close" leave them.',
  },
  '2.1.4': {
    name: 'Character Key Shortcuts',
    level: 'A',
    absent: 'No single character is a shortcut.',
  },
  '2.2.1': {
    name: 'Timing Adjustable',
    level: 'A',
    tests: [
      '*section 5: without it nothing is sent; after 6 minutes the diner confirms again*',
      'a reload restores a booking at every step, and nothing moves*',
    ],
    remark:
      'Nothing that stands on the page runs out. What `keep` has noted for a reload it forgets 180 minutes after the last change, or when the chain’s option says. hCaptcha’s answer is good for some minutes, by its makers’ choice: when it is over the diner is told, loses nothing and may confirm again as often as needed. A time that somebody else has taken meanwhile is gone by its nature; others are offered.',
  },
  '2.2.2': {
    name: 'Pause, Stop, Hide',
    level: 'A',
    tests: [
      'nothing moves if the diner prefers reduced motion',
      '*in forced colours and with reduced motion; the focus is visible on each control, and nothing moves',
    ],
    remark:
      'Only the sign of waiting moves for longer than five seconds, as long as an answer is waited for; slowly where the diner wants less motion.',
  },
  '2.3.1': {
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    remark: 'Nothing flashes.',
  },
  '2.4.1': {
    name: 'Bypass Blocks',
    level: 'A',
    tests: ['goes to the heading of a step that replaces another'],
    remark:
      'The widget is a region with the brand’s title, and each step begins with a heading. A link past the page’s own navigation is the page’s part.',
  },
  '2.4.2': {
    name: 'Page Titled',
    level: 'A',
    absent: 'It is a part of a page, whose title it leaves alone.',
    remark: 'The title is the page’s part.',
  },
  '2.4.3': {
    name: 'Focus Order',
    level: 'A',
    tests: ['goes to the heading of a step that replaces another', 'OK takes the focus and gives it back'],
  },
  '2.4.4': {
    name: 'Link Purpose (In Context)',
    level: 'A',
    tests: ['equal times of two restaurants have different names'],
    remark: 'Links that open the popup are the page’s: their text is its part.',
  },
  '2.4.5': {
    name: 'Multiple Ways',
    level: 'AA',
    absent: 'Its steps are one process on one page, which the criterion excepts.',
  },
  '2.4.6': {
    name: 'Headings and Labels',
    level: 'AA',
    tests: ['contract 3: step 1;*', 'contract 3: step 4,*'],
    remark:
      'Tests hold that each is there and has the specified words; whether words are clear is for people to say.',
  },
  '2.4.7': {
    name: 'Focus Visible',
    level: 'AA',
    tests: ['shows its focus*'],
    remark:
      'The heading of a new step takes the focus to be read, and has no ring: nothing can be done with it.',
  },
  '2.4.11': {
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    tests: ['*decisions, "Steps 4 and 6": the bar stays visible and never covers the focused element*'],
    remark:
      'Nothing of the widget covers what has the focus. A bar of the page that stays in sight is the page’s part: `scroll-padding`.',
  },
  '2.5.1': {
    name: 'Pointer Gestures',
    level: 'A',
    absent: 'No gesture is needed: everything goes by a press.',
  },
  '2.5.2': {
    name: 'Pointer Cancellation',
    level: 'A',
    tests: [
      '*decisions, "Closing": in the popup the next Escape goes to the popup; a text selection that ends on the backdrop closes nothing',
    ],
    remark:
      'Presses count when the pointer is let go. Going down only opens or closes lists, which can be undone.',
  },
  '2.5.3': {
    name: 'Label in Name',
    level: 'A',
    remark:
      'For those who control a computer by voice: each control can be called by the words that are seen on it.',
  },
  '2.5.4': { name: 'Motion Actuation', level: 'A', absent: 'Moving the device does nothing.' },
  '2.5.7': { name: 'Dragging Movements', level: 'AA', absent: 'Nothing is dragged.' },
  '2.5.8': {
    name: 'Target Size (Minimum)',
    level: 'AA',
    tests: ['a whole booking by taps*', 'long names fit at any width*'],
    remark: 'At least 24 by 24 CSS pixels; we aim at 44.',
  },
}
