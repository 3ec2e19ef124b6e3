import type { Criteria } from '../criterion'

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
    tests: ['its live region is there, empty, before anything runs'],
    remark: 'One region says what changes, and each thing once.',
  },
}
