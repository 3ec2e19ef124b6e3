import type { DescribedLines } from './line'

export const answerLines = {
  T050: {
    name: 'An answer of the back end makes no sense',
    example:
      'GET /api/sessions/availability/cork/2026-11-28/2/true: the answer makes no sense and was not used. sessions: expected a list, got nothing.',
    cause:
      'The body is wrong as a whole: a list is missing, all of its records make no sense, or it is no JSON. The diner reads what the specification says of a call that failed. The line names the call, the way to the value, what was expected and what came; what diners type, and what a create answers, is left out.',
    cure: 'Let the back end send what [the bodies](../back-end/wire.md) say; `npx tavola-check https://api.example` finds all of it. Through an adapter, it is what your function returns.',
  },
  T051: {
    name: 'Parts of an answer make no sense',
    example:
      'GET /api/venues/search/…: parts of the answer make no sense and count as not sent. [3].closedFrom: expected a day as "2026-11-28", got "soon".',
    cause:
      'A restaurant, sitting, time or menu that makes no sense was left out, or a field has its default: [answers in parts](../back-end/answers.md) says which. Diners see the rest.',
    cure: 'Mend the record that the line names. The first three are told, and how many more there are.',
  },
  T052: {
    name: 'An answer makes no sense, and the words for it did not load',
    example: 'An answer of the back end makes no sense.',
    cause: 'As T050 or T051, on a page that could not fetch the file with the words.',
    cure: 'Load the page again, or run `npx tavola-check` against the back end.',
  },
  T055: {
    name: 'The adapter lacks a function',
    example: 'Your adapter has no createEnquiry: diners cannot send an enquiry.',
    cause: 'The diner did what this function of `createAdapter` answers, and it is not there.',
    cure: 'Write it, or leave the plugins out that need it: [the adapter](../back-end/adapter.md) has a table.',
  },
  T056: {
    name: 'A function of the adapter threw',
    example: "Your adapter's getSessions threw TypeError: fetch failed",
    cause:
      'It threw what is none of the failures that are known. A question counts as a lost connection and is asked again; a create may have gone through, and the diner is told so.',
    cure: 'Catch what your back end can say and throw `refused`, `notFound`, `unavailable` or `outcomeUnknown` of `tavola/adapter`.',
  },
  T057: {
    name: 'The adapter has a function that nobody calls',
    example: 'createAdapter: there is no call "getVenus". Did you mean "getVenue"?',
    cause: 'The name is none of the calls: mostly misspelt.',
    cure: 'Take the name that the line suggests.',
  },
} as const satisfies DescribedLines
