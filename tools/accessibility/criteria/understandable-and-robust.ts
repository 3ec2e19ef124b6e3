import type { Criteria } from '.'

export const understandable: Criteria = {
  '3.1.1': {
    name: 'Language of Page',
    level: 'A',
    tests: ['contract, brand config: the locale alone makes the page Italian, with one more file'],
    remark: 'The widget’s root says the language of its texts. `<html lang>` is the page’s part.',
  },
  '3.1.2': {
    name: 'Language of Parts',
    level: 'AA',
    remark:
      'What the back end says has the language that the brand tells of it; where it tells none, nobody can know.',
  },
  '3.2.1': { name: 'On Focus', level: 'A' },
  '3.2.2': {
    name: 'On Input',
    level: 'A',
    remark: 'A choice may bring further fields under it. Only a button leads to another step.',
  },
  '3.2.3': {
    name: 'Consistent Navigation',
    level: 'AA',
    tests: ['section 2, "Back button"; section 2, "Summary bar"*'],
    remark:
      'Back stands first and the summary in the same place on each step that has them. The page’s own navigation is its part.',
  },
  '3.2.4': {
    name: 'Consistent Identification',
    level: 'AA',
    tests: ['contract 3: step 1;*', 'contract 3: step 4,*'],
    remark: 'What does the same has one name on all steps and in all journeys: the contract lists them.',
  },
  '3.2.6': {
    name: 'Consistent Help',
    level: 'A',
    tests: ["section 2, error banner: it shows the restaurant's telephone"],
    remark:
      'The restaurant’s telephone stands at the same place in each error banner. Help on the page around it is the page’s part.',
  },
  '3.3.1': {
    name: 'Error Identification',
    level: 'A',
    tests: [
      "contract 3: step 4, whose Continue can be pressed at once; section 5: a field's error is its description*",
      "*section 8: a 400 lists each field's first message*",
    ],
  },
  '3.3.2': {
    name: 'Labels or Instructions',
    level: 'A',
    tests: ['contract 3: step 4,*'],
  },
  '3.3.3': {
    name: 'Error Suggestion',
    level: 'AA',
    tests: ['section 5: in * what is no number is refused, and says why'],
    remark: 'What the back end refuses is said in the back end’s words: those are the chain’s to write.',
  },
  '3.3.4': {
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    tests: [
      'decisions, "Steps 4 and 6": they can be edited again*',
      'what will be sent is above the button, and is announced with it',
      'a create without a response, or with a broken connection, may have gone through*',
    ],
    remark:
      'Day, time, guests and restaurant stand above the last button, and can be changed there; nothing is sent twice.',
  },
  '3.3.7': {
    name: 'Redundant Entry',
    level: 'A',
    tests: ['section 2, "Back button"; section 2, "Summary bar"*', 'a remembered diner, tomorrow, *'],
    remark: 'Nothing is asked twice in a booking, after Back, a refusal or a reload either.',
  },
  '3.3.8': {
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    absent: 'Nobody logs in.',
    remark:
      'The test looks at the widget’s own source alone. hCaptcha, where a chain turns it on, is no login, but may be a puzzle that some cannot solve: it is not part of this word, see “Exclusions”. The way around it is the telephone.',
  },
}

export const robust: Criteria = {
  '4.1.2': {
    name: 'Name, Role, Value',
    level: 'A',
    tests: [
      'inline, on every step*',
      'in the popup, on every step*',
      'contract 3: step 1;*',
      'contract 3: step 4,*',
      'each is announced by its name*',
    ],
    remark: 'Native elements first. The location box is react-select’s combobox, with parts of ours.',
  },
  '4.1.3': {
    name: 'Status Messages',
    level: 'AA',
    tests: ['its live region is there, empty, before any request'],
    remark: 'One region says what changes, and each thing once.',
  },
}
