import type { Criteria } from './criterion'

export const understandable: Criteria = {
  '3.1.1': {
    name: 'Language of Page',
    level: 'A',
    tests: ['*the locale alone makes the page Italian, with one more file'],
    remark: 'The widget’s root declares the language of its texts. The page sets `<html lang>`.',
  },
  '3.1.2': {
    name: 'Language of Parts',
    level: 'AA',
    remark:
      'The back end’s texts have the language that the brand declares. Without a declaration it is unknown.',
  },
  '3.2.1': { name: 'On Focus', level: 'A' },
  '3.2.2': {
    name: 'On Input',
    level: 'A',
    remark:
      'A selection may show further fields below it. Only a button leads on from step 1 and from the details, in all four journeys.',
  },
  '3.2.3': {
    name: 'Consistent Navigation',
    level: 'AA',
    remark:
      'Back comes first. The summary, the links to edit the choices and the step follow, in this order on each step that has them. The page’s navigation is its own.',
  },
  '3.2.4': {
    name: 'Consistent Identification',
    level: 'AA',
    remark:
      'The controls that journeys share have the same names in all four: those of step 1 and of the details, Back, the links to edit the choices, and Continue. The contract lists the names.',
  },
  '3.2.6': {
    name: 'Consistent Help',
    level: 'A',
    remark:
      'The restaurant’s telephone number, if it has one, is in the same place in each error: after its text, before its buttons. Other help is up to the page.',
  },
  '3.3.1': {
    name: 'Error Identification',
    level: 'A',
    tests: [
      "*step 4, whose Continue can be pressed at once; a field's error is its description*",
      '*the list takes the focus, is read with it, and with each press again',
      '*each line is a link to its field',
      "*a 400 lists each field's first message*",
    ],
  },
  '3.3.2': { name: 'Labels or Instructions', level: 'A', tests: ['*step 4,*'] },
  '3.3.3': {
    name: 'Error Suggestion',
    level: 'AA',
    tests: ['*in * what is no number is refused, and says why'],
    people: 'whether each error says how to put it right',
    remark: 'The back end’s messages explain its refusals. The chain writes them.',
  },
  '3.3.4': {
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    tests: [
      '*back.shown*',
      '*they can be edited again*',
      'what will be sent is beside the button, once, and is announced with it',
      '*a create without a response, or with a broken connection, may have*',
    ],
    remark:
      'The summary has day, time and guests on each step from step 2 on, and Back leads to the step where they are chosen. The details can be edited until they are sent. With `send-at-once` the summary is beside the button. Nothing is sent twice.',
  },
  '3.3.7': {
    name: 'Redundant Entry',
    level: 'A',
    tests: [
      '*back.shown*',
      'a remembered diner, if the page names nothing: *',
      'a reload restores a booking at every step*',
    ],
    remark: 'A booking asks for nothing twice, even after Back, or with `keep` after a reload.',
  },
  '3.3.8': {
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    absent: 'There is no login.',
    remark:
      'hCaptcha, if a chain turns it on, is no login, but may be a puzzle that some people can’t solve. It is excluded here: see “Exclusions”. The telephone is the other way.',
  },
}

export const robust: Criteria = {
  '4.1.2': {
    name: 'Name, Role, Value',
    level: 'A',
    tests: [
      'inline, on every step*',
      'in the popup, on every step*',
      '*step 1;*',
      '*step 4,*',
      '*each is announced by its name*',
    ],
    remark:
      'Native elements where possible. The location box is react-select’s combobox, with our own parts.',
  },
  '4.1.3': {
    name: 'Status Messages',
    level: 'AA',
    tests: ['its live region is there, empty, before any request'],
    remark: 'One status region announces each change once. The terms dialog has one, too. Errors are alerts.',
  },
}
