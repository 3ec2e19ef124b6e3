import type { DescribedLines } from './line'

export const optionLines = {
  T010: {
    name: 'Invalid option',
    example:
      'Tavola.init: invalid "guests". Expected a number from 1 to the brand’s largest party, which is 14 by default, or -1 for a group if the brand has a journey for groups. Received 0.',
    cause:
      'An option has a value of the wrong type, or one out of its range. The part before the colon says where it comes from: `Tavola.init`, `update`, `<script>`, `<tavola-booking>`, `defineTavolaBooking`, a `link` or the page’s `address`. The value was ignored.',
    cure: 'Use a value as the line expects it. In an attribute, numbers are digits, and flags are `true`, `false` or the bare attribute.',
  },
  T011: {
    name: 'Missing or invalid base URL',
    example:
      'Tavola.init: missing or invalid "baseUrl". Expected the address before "/api/…", as in "https://api.example"; http: is for localhost and the page’s own server. Received nothing.',
    cause:
      'The page gives no address of a back end, one that is not a web address, or an `http:` address of another server: the widget calls the page’s own server, and a script tag makes no widget. Or the address has no `https://`, so it is a path, or ends in `/api` or a query: it is used as it is.',
    cure: 'Set `baseUrl` (`data-base-url`, `base-url`) to the address before `/api/…`. An empty text means the page’s own server.',
  },
  T012: {
    name: 'Unknown option',
    example: 'Tavola.init: unknown option "venue". Did you mean "venueId"?',
    cause:
      'No option has this name. Usually it is misspelt, is a setting of the brand, or belongs to another version. It was ignored.',
    cure: 'Use the suggested name, or one from the list. Links have their own names, such as `data-tavola-venue`.',
  },
  T013: {
    name: 'Unknown attribute that resembles an option',
    example: '<script>: unknown attribute "data-venueid". Did you mean "data-venue-id"?',
    cause:
      'An attribute of the script tag or of `<tavola-booking>` resembles an option or a setting of the brand. HTML has no capitals, so `venueId` is written `venue-id`. On the script tag each option begins with `data-`, and on the element none does.',
    cure: 'Write it as the line suggests. If the attribute belongs to another script, ignore the line.',
  },
  T014: {
    name: 'This option can’t change',
    example: 'update: "container" can\'t change. Destroy the widget and create another one.',
    cause: '`handle.update` was called with another `container`, or with `inline`.',
    cure: 'Call `handle.destroy()`, then `init` with the new value.',
  },
  T015: {
    name: 'An update, or an opening, failed',
    example: 'update: it failed, and the widget stays as it was. Error: …',
    cause:
      'The new options need another brand, theme or plugin, which did not load or does not fit together; or the file that opens and closes a widget did not load. The error behind the line says which.',
    cure: 'Look at the error behind the line: a file that did not load, or a code from T070 on. Then update again.',
  },
  T016: {
    name: 'Invalid options without an explanation',
    example: 'what explains invalid options did not load. ChunkLoadError: …',
    cause: 'The page has an unknown or invalid option, and the file `tavola-diagnostics-….js` did not load.',
    cure: 'Copy the build’s whole folder, and reload the page. The next line says what was expected.',
  },
  T017: {
    name: 'Unknown journey',
    example: 'journey: unknown journey "Bokking". Did you mean "Booking"?',
    cause:
      'The option `journey`, a link or `Tavola.open` names a journey that no plugin of the brand has. The diner chooses instead.',
    cure: 'Use a name from the list, or add the journey’s plugin to the brand’s `plugins`.',
  },
  T018: {
    name: 'The brand takes no such party',
    example:
      'Tavola.init: invalid "guests". Expected a number from 1 to the brand’s largest party, which is 14 by default, or -1 for a group if the brand has a journey for groups. Received 20.',
    cause:
      'There are more guests than `options.start.largestParty`, or they are a group (-1) and no plugin has the `groupJourney`. The guests were ignored.',
    cure: 'Add the plugin `enquiry` to the brand’s `plugins`, raise `largestParty`, or give another number of guests.',
  },
  T019: {
    name: 'The brand is not valid JSON',
    example:
      'brand: invalid JSON at line 2, column 3: {"name": "roma" ⟶ "title": "Roma"}. Expected "," or "}". The browser says: …',
    cause:
      'The text of `data-brand` (or of the element’s `brand`) starts with `{` and cannot be parsed: a comma too many or too few, single quotes, a comment, or a quote that ends the attribute. The default brand is shown.',
    cure: 'Fix it where the arrow points. JSON has double quotes only, so put the attribute in single ones, and write `&apos;` for an apostrophe. Or put the config under `Tavola.brands` and use its name.',
  },
  T020: {
    name: 'Unknown brand',
    example: 'brand: Tavola.brands has no "roam". Did you mean "roma"?',
    cause:
      'The option `brand` is a name, but the page has no config of that name under `Tavola.brands`, or set it only after the widget was created. The default brand is shown.',
    cure: 'Set `Tavola.brands = { roma: { … } }` after the snippet and before the first `init`, or pass the config itself.',
  },
  T021: {
    name: 'Unknown event',
    example: 'handle.on: unknown event "bookd". Did you mean "booking-confirmed"?',
    cause: 'A handler waits for an event that no part of the widget emits. It is never called.',
    cure: 'Use a name from the list. A plugin’s own outcome has its id and `-confirmed`.',
  },
  T022: {
    name: 'A link chooses a journey that the brand does not offer',
    example:
      'address: the brand does not offer the journey "Enquiry". Expected one of Booking, KidsPartyEnquiry, AdultsPartyEnquiry.',
    cause:
      'The page’s address has a `tavola-journey` that isn’t in the brand’s `journeys`. Anybody can write a link, so a link can choose only what the brand offers. The diner starts at step 1.',
    cure: 'Add the journey to the brand’s `journeys`. Or name it in your page’s code, in an attribute or in `data-tavola-journey`: these may name any journey of a plugin.',
  },
  T023: {
    name: 'The popup stays closed in a frame',
    example: 'the popup stays closed, because another site shows this page in a frame.',
    cause:
      'A page of another origin frames this one, and the option `allowFraming` isn’t set. Such a page can cover the popup and trick a diner into pressing its buttons. The diner gets this page in a new tab.',
    cure: 'If the frame is yours, or a site builder’s that you use, set `allowFraming` (`data-allow-framing`), and list the origins that may frame the page in its `frame-ancestors`: see [frames](../security.md#frames).',
  },
  T024: {
    name: 'A handler is not a function',
    example: 'handle.on("step"): expected a function, received undefined',
    cause:
      'The second argument of `handle.on`, or a prop of the React component such as `onStep`, is not a function. It was refused, and nothing is called at the event. Often it is the result of a call, as in `on("step", track())`.',
    cure: 'Pass the function itself: `handle.on("step", track)`.',
  },
  T025: {
    name: 'No such restaurant',
    example:
      'venueId: the back end has no restaurant "corc". Expected an id as the back end writes it, by data-venue-id, a link, or Tavola.open.',
    cause:
      'The page names a restaurant by its id, and the back end answered 404. The diner reads that the restaurant could not be loaded, and can choose another.',
    cure: 'Use the id that the back end’s search returns. For a popup’s link it is `data-tavola-venue`.',
  },
} as const satisfies DescribedLines
