import type { DescribedLines } from './line'

export const optionLines = {
  T010: {
    name: 'An option is wrong',
    example: 'Tavola.init: "guests" is wrong. Expected 1 to 14, or -1 for a group of 15 or more.',
    cause:
      'An option has a value of the wrong type, or one out of its range. What stands before the colon is who said it: `Tavola.init`, `update`, `<script>`, `<tavola-booking>`, `defineTavolaBooking`, a `link`, the `address` of the page. The value counts as not given.',
    cure: 'Give it what the line expects. In an attribute, numbers are digits, and flags are `true`, `false` or the bare attribute.',
  },
  T011: {
    name: 'The base URL is missing or wrong',
    example:
      'Tavola.init: "baseUrl" is missing or wrong. Expected the address before "/api/…", as in "https://api.example"; http: is for localhost and the page’s own server.',
    cause:
      'Nobody says where the back end is, or what was said is no web address, or an `http:` one of another server. The widget asks the page’s own server.',
    cure: 'Give `baseUrl` (`data-base-url`, `base-url`): the address before `/api/…`. An empty text stands for the page’s own server.',
  },
  T012: {
    name: 'There is no such option',
    example: 'Tavola.init: there is no setting "venue". Did you mean "venueId"? Expected one of baseUrl, …',
    cause: 'A name that no option has: mostly misspelt, or an option of another version. It was passed over.',
    cure: 'Take the name that the line suggests, or one of its list. A link has names of its own, such as `data-tavola-venue`.',
  },
  T013: {
    name: 'An attribute was probably meant as an option',
    example: '<script>: there is no setting "data-venueid". Did you mean "data-venue-id"?',
    cause:
      'An attribute of the script tag or of `<tavola-booking>` resembles an option. HTML knows no capitals: `venueId` is written `venue-id`.',
    cure: 'Write it as the line suggests. Where it is somebody else’s attribute, the line harms nothing.',
  },
  T014: {
    name: 'This option cannot change',
    example: 'update: "container" cannot change. Destroy the widget and make another one.',
    cause: '`handle.update` was asked for another `container`, or for `inline`.',
    cure: 'Call `handle.destroy()`, then `init` with the new one.',
  },
  T015: {
    name: 'The update failed',
    example: 'The update failed. Error: …',
    cause:
      'The widget stays as it was. The new options need another brand, theme or plugin, and that did not load or does not fit together. What stands behind the line says which.',
    cure: 'Look at the error behind the line: a file that did not come, or a code from T070 on. Then update again.',
  },
  T016: {
    name: 'Options are wrong, and nothing says which',
    example: 'Options are wrong. ChunkLoadError: …',
    cause:
      'Something that the page says is unknown or wrong, and the file that explains it (`tavola-wrong-options-….js`) did not come.',
    cure: 'Copy the whole folder of the build, and load the page again: the next line says what was expected.',
  },
  T017: {
    name: 'There is no such journey',
    example: 'There is no journey "Bokking". Did you mean "Booking"? Expected one of Booking, …',
    cause:
      'The option `journey`, a link or `Tavola.open` names a journey that no plugin of the brand brings. The diner is asked instead.',
    cure: 'Take a name of the list; or add the plugin that brings the journey to the brand’s `plugins`.',
  },
  T018: {
    name: 'The brand takes no such party',
    example:
      'Tavola.init: "guests" is wrong. Expected 1 to the brand’s largest party, which is 14 unless it says so, or -1 for a group where the brand has a journey for groups.',
    cause:
      'There are more guests than `options.start.largestParty`, or they are a group (-1) and no plugin brings the `groupJourney`. The guests count as not given.',
    cure: 'Add the plugin `enquiry` to the brand’s `plugins`, raise `largestParty`, or give another number of guests.',
  },
  T019: {
    name: 'The brand is no JSON',
    example:
      'The text of "brand" is no JSON: expected "," or "}". At line 2, column 3 it says: {"name": "roma" ⟶ "title": "Roma"}. The browser says: …',
    cause:
      'The text of `data-brand` (or of the element’s `brand`) begins with `{` and cannot be parsed: a comma too many or too few, single quotes, a comment, or a quote that ends the attribute itself. The default brand is shown.',
    cure: 'Mend it where the arrow stands. JSON has double quotes only: put the attribute in single ones, and write `&apos;` for an apostrophe. Or put the config under `Tavola.brands` and name it.',
  },
  T020: {
    name: 'There is no such brand',
    example: 'There is no brand "roam" under Tavola.brands. Did you mean "roma"?',
    cause:
      'The option `brand` is a name, and the page has put no config of that name under `Tavola.brands`, or only after the widget was made. The default brand is shown.',
    cure: 'Set `Tavola.brands = { roma: { … } }` after the stub and before the first `init`; or give the config itself.',
  },
  T022: {
    name: 'A link chooses a journey that the brand does not offer',
    example:
      'address: the brand does not offer the journey "Enquiry". Expected one of Booking, KidsPartyEnquiry, AdultsPartyEnquiry.',
    cause:
      'The page’s address has a `tavola-journey` that isn’t in the brand’s `journeys`. Anybody can write a link, so a link can choose only what the brand offers. The diner starts at step 1.',
    cure: 'Add the journey to the brand’s `journeys`. Or name it in your page’s code, in an attribute or in `data-tavola-journey`: these may name any journey of a plugin.',
  },
  T021: {
    name: 'There is no such event',
    example:
      'handle.on: there is no event "bookd". Did you mean "booking-confirmed"? Expected one of ready, …',
    cause: 'A listener waits for an event that no part of the widget tells. It is never called.',
    cure: 'Take a name of the list. An outcome of a plugin has its own: its id and `-confirmed`.',
  },
} as const satisfies DescribedLines
