import type { DescribedLines } from './line'

export const responseLines = {
  T050: {
    name: 'A response doesn’t match the API',
    example:
      "GET /api/sessions/availability/cork/2026-11-28/2/true: the response doesn't match the API and was ignored. sessions: expected a list, received nothing.",
    cause:
      'The body as a whole is invalid: a list is missing, all of its records are invalid, it is not JSON, or it is larger than 8 MB. The diner sees the message for a call that failed. The line shows the call, the path of the value, and what was expected and received. It leaves out what diners type and what a create returns.',
    cure: 'Send the bodies that [the API](../back-end/wire.md) describes. `npx tavola-check https://api.example` finds every difference. With an adapter, it is the value that your function returns.',
  },
  T051: {
    name: 'Some fields of a response are invalid',
    example:
      'GET /api/venues/search/…: some fields of the response are invalid and were ignored. [3].closedFrom: expected a day as "2026-11-28", received "soon".',
    cause:
      'A restaurant, sitting, time or menu was left out, or a field has its default: see [partial responses](../back-end/answers.md). Diners see the rest.',
    cure: 'Fix the record in the line. It shows the first three differences, and how many more there are.',
  },
  T052: {
    name: 'A response doesn’t match the API, without an explanation',
    example: "A response of the back end doesn't match the API.",
    cause: 'The same as T050 or T051, on a page where the file with the explanation did not load.',
    cure: 'Reload the page, or run `npx tavola-check` against the back end.',
  },
  T053: {
    name: 'The card provider’s data is refused',
    example:
      'braintree: the client token was refused. configUrl: expected an https address on braintreegateway.com or braintree-api.com.',
    cause:
      'The client token of the back end, or the configuration that Braintree’s library fetched with it, names another server, an unknown environment such as `development`, or is invalid. Nothing was asked of that server. The diner reads that the card form didn’t load. The line names the field, never its value.',
    cure: 'Answer `getclienttoken` with a token of Braintree’s server SDK, or a tokenization key, of the production or sandbox environment. If it is one, look for what changed it on the way.',
  },
  T055: {
    name: 'The adapter lacks a function',
    example: "Your adapter has no createEnquiry: diners can't send an enquiry.",
    cause: 'The diner did something that needs this function of `createAdapter`, and it does not exist.',
    cure: 'Write the function, or remove the plugins that need it: [the adapter](../back-end/adapter.md) has a table.',
  },
  T056: {
    name: 'A function of the adapter threw',
    example: "Your adapter's getSessions threw TypeError: fetch failed",
    cause:
      'It threw an error that is none of the known failures. A read counts as a lost connection and is repeated. A create may have gone through, and the diner is told so.',
    cure: 'Catch the errors of your back end and throw `refused`, `notFound`, `unavailable` or `outcomeUnknown` of `tavola/adapter`.',
  },
  T057: {
    name: 'The adapter has an unknown function',
    example: 'createAdapter: unknown function "getVenus". Did you mean "getVenue"?',
    cause: 'The adapter has no call of this name, so the function is never called. Usually it is misspelt.',
    cure: 'Use the name that the line suggests.',
  },
  T058: {
    name: 'The adapter has rounded a number',
    example: "Your adapter's search returned a number above 2^53, which JavaScript has rounded.",
    cause:
      'Your back end writes ids or references as 64-bit integers, and the adapter reads its JSON with `response.json()` or `JSON.parse`, which round them: another restaurant may be asked, and two may become one.',
    cure: 'Return it as a text or a BigInt. Have the back end write it as a text, or read the digits from the text of its response before you parse it.',
  },
} as const satisfies DescribedLines
