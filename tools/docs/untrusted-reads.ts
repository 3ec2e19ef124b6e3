import { dirname } from 'node:path'
import { table } from '../write-pages'

/** A value that the widget reads, and that someone other than the host's own code may have written. */
export interface UntrustedRead {
  readonly from: 'the page' | 'the address' | 'the storage' | 'the history' | 'a message'
  readonly what: string
  /** Possible values, including attacks. */
  readonly mayBe: string
  /** The check, and the effect of bad values. */
  readonly check: string
  /** Where, in the form of tools/docs/find-reads.ts: "file: what". */
  readonly reads: readonly string[]
}

const loader = 'src/host/loader'
const options = 'src/host/options'
const doctor = 'src/diagnostics/doctor'

/** The table in docs/security.md. A test keeps it complete (test/boundaries/untrusted-reads.test.ts). */
export const untrustedReads: readonly UntrustedRead[] = [
  {
    from: 'the page',
    what: 'the script element that runs `tavola.js`: its address, nonce, `crossorigin` and `data-` attributes, which its files get too; a link’s restaurant',
    mayBe:
      'only an element that the browser ran; where that has no `data-base-url`, the options of any with the same address',
    check:
      'the getter of `Document.prototype`, or for a module the load event of its element; with a `<base>`, the address that the browser ran the code from',
    reads: [
      `${loader}/load-script.ts: dataset ×2`,
      `${loader}/load-script.ts: document.currentScript`,
      `${loader}/load-script.ts: document.querySelector`,
      `${loader}/loader.ts: dataset ×3`,
      `${loader}/loader.ts: document.scripts`,
    ],
  },
  {
    from: 'the page',
    what: 'the global `Tavola`: calls before the script, `brands`, `integrity`',
    mayBe: 'an element or a frame with this name',
    check: '`pageGlobal` accepts only values made by scripts; then each option and brand is checked',
    reads: [
      `${loader}/get-code.ts: pageGlobal(Tavola)`,
      `${loader}/loader.ts: Tavola`,
      `${loader}/loader.ts: pageGlobal(Tavola)`,
      `${loader}/register-widget-code.ts: pageGlobal(Tavola)`,
      'src/diagnostics/unknown-brand.ts: pageGlobal(Tavola)',
      'src/host/command-queue.ts: pageGlobal(Tavola)',
      'themes/doctor.ts: pageGlobal(Tavola)',
    ],
  },
  {
    from: 'the page',
    what: 'the global `scheduler`',
    mayBe: 'an element with this name, in browsers without it',
    check: 'its `yield` is called only if it is a function',
    reads: ['src/later.ts: scheduler'],
  },
  {
    from: 'the page',
    what: 'attributes of the script tag, of `<tavola-booking>` and of links with `data-tavola-venue`',
    mayBe: 'anything: whoever writes such an element is the host',
    check:
      'the table of options, one by one; a brand by its schema; no functions, no scripts except hCaptcha’s own',
    reads: [
      `${options}/read-option.ts: getAttribute`,
      `${loader}/loader.ts: getAttribute`,
      `${loader}/loader.ts: nativeOf addEventListener`,
      `${loader}/loader.ts: nativeOf matches`,
      `${options}/texts.ts: attributes`,
      `${options}/texts.ts: dataset`,
      `${options}/element.ts: getAttributeNames`,
      `${options}/sources.ts: getAttributeNames`,
      'src/npm/element.ts: getAttribute',
    ],
  },
  {
    from: 'the page',
    what: 'the container, and a step 1 in it',
    mayBe: 'the first element that the selector finds; a form with fields of any name',
    check:
      '`nativeOf` ignores the fields. The container sets the widget’s place. From the written step the widget takes only typed text and the focus',
    reads: [
      `${loader}/loader.ts: document.querySelector`,
      `${loader}/create-handle.ts: dataset`,
      `${loader}/create-handle.ts: nativeOf append`,
      `${loader}/create-handle.ts: document.getElementById ×2`,
      `${loader}/create-handle.ts: nativeOf querySelectorAll`,
      'src/kernel/snapshot/snapshots.ts: nativeOf id',
      'src/host/look/palette.ts: nativeOf parentElement',
    ],
  },
  {
    from: 'the page',
    what: 'the focused element, and the one focused before the popup',
    mayBe: 'any element, even a form; its `id` may be used twice',
    check: '`safeDocument` and `nativeOf`; the element is only compared, or focused again',
    reads: [
      'src/controls/focus.ts: document.activeElement ×2',
      'src/controls/light-slot.tsx: document.activeElement',
      'src/host/widget/after-typing.ts: document.activeElement',
      'src/host/widget/after-typing.ts: nativeOf isContentEditable',
      'src/host/widget/after-typing.ts: nativeOf matches',
      'src/host/widget/after-typing.ts: nativeOf shadowRoot ×2',
      'src/ui/widget.tsx: document.activeElement',
      'src/ui/popup/popup.tsx: document.activeElement ×2',
      'src/ui/popup/popup.tsx: document.getElementById',
      'src/ui/popup/popup.tsx: nativeOf focus',
      'src/ui/popup/popup.tsx: nativeOf id',
      'src/ui/popup/popup.tsx: nativeOf isConnected',
      'plugins/ticket/ticket.tsx: document.getSelection',
    ],
  },
  {
    from: 'the page',
    what: 'the event that opens the popup, and the elements around what is pressed',
    mayBe:
      'another value in place of the event; any elements, also of shadow roots; a dialog may be removed at any time',
    check:
      '`safeDocument` and `nativeOf`; the popup is put into the nearest dialog, and leaves it where it isn’t shown',
    reads: [
      `${loader}/create-handle.ts: event`,
      'src/ui/popup/place.ts: document.activeElement',
      'src/ui/popup/place.ts: nativeOf appendChild',
      'src/ui/popup/place.ts: nativeOf assignedSlot',
      'src/ui/popup/place.ts: nativeOf isConnected ×3',
      'src/ui/popup/place.ts: nativeOf matches',
      'src/ui/popup/place.ts: nativeOf parentNode ×2',
      'src/ui/popup/place.ts: nativeOf shadowRoot',
      'src/ui/popup/place.ts: nativeOf slot',
    ],
  },
  {
    from: 'the page',
    what: 'the globals `hcaptcha` and `Cardinal`, the running script, and the list of events named by `options.analytics.dataLayer`',
    mayBe: 'an element or a frame with this name',
    check:
      '`pageGlobal`; the list must be an array. Of `Cardinal`, a bank’s script, only whether it is there. hCaptcha’s script isn’t loaded while an element is named `currentScript`, because it finds its own tag by that name',
    reads: [
      'plugins/human-verification/script.ts: document.currentScript',
      'plugins/human-verification/script.ts: pageGlobal(hcaptcha)',
      'plugins/analytics/index.ts: pageGlobal(dataLayer)',
      'plugins/card-guarantee/bank-client.ts: pageGlobal(Cardinal)',
    ],
  },
  {
    from: 'the page',
    what: '`document.modelContext`, and the input of each tool that an agent calls',
    mayBe: 'an element with this name; any input, as browsers don’t check it',
    check:
      '`safeDocument`; `registerTool` must be a function. Input must match the schema of its tool: only its fields, each with its format and length',
    reads: ['plugins/agent-tools/index.ts: document.modelContext'],
  },
  {
    from: 'the page',
    what: 'what `Tavola.doctor()` examines: links, policies, the elements around the widget; for the console, the ids near a misspelt container, and the attributes of a tag without a base URL',
    mayBe: 'anything',
    check: 'it is only reported to the developer',
    reads: [
      `${doctor}/finding.ts: nativeOf classList`,
      `${doctor}/finding.ts: nativeOf getRootNode`,
      `${doctor}/finding.ts: nativeOf id`,
      `${doctor}/finding.ts: nativeOf localName`,
      `${doctor}/finding.ts: nativeOf parentElement`,
      `${doctor}/place.ts: nativeOf getBoundingClientRect`,
      `${doctor}/options.ts: document.querySelectorAll ×2`,
      `${doctor}/options.ts: nativeOf localName`,
      ...[
        'document.querySelector',
        'document.querySelectorAll',
        'getAttributeNames',
        'nativeOf classList',
        'nativeOf id',
      ].map((what) => `src/diagnostics/options.ts: ${what}`),
      `${doctor}/options.ts: getAttributeNames`,
      `${doctor}/page.ts: document.querySelector`,
      `${doctor}/place.ts: nativeOf hasAttribute`,
      `${doctor}/place.ts: nativeOf parentElement`,
      `${doctor}/policy.ts: document.querySelectorAll`,
    ],
  },
  {
    from: 'the page',
    what: 'whether it is in a frame of another origin',
    mayBe: 'anybody can put it in one',
    check:
      'each page around it is asked for its document, which another origin refuses; a global of the page named `parent` is no window. Then the popup stays closed, unless the page has `allowFraming`. The new tab has the address of the page, or of the one around it that wrote it',
    reads: [
      ...['parent', 'top', 'location ×2'].map((what) => `src/foreign-frame.ts: ${what}`),
      'src/host/widget/new-tab.ts: open',
    ],
  },
  {
    from: 'the address',
    what: '`tavola-venue`, `-date`, `-time`, `-guests`, `-adults`, `-children`, `-journey` in its query',
    mayBe: 'anything: anyone can write a link',
    check:
      'only these seven names are read, by the table of options; the page’s own options win; the brand must offer the journey',
    reads: [`${options}/read-option.ts: location`, `${options}/sources.ts: location ×2`],
  },
  {
    from: 'the address',
    what: 'the page’s server, and a `<base>`, for relative addresses',
    mayBe: 'a `<base>` to any server',
    check: '`pageBase` ignores a `<base>` of another server',
    reads: [
      'src/address.ts: document.baseURI',
      'src/address.ts: location ×4',
      `${loader}/create-handle.ts: location`,
      'src/api/transport.ts: location ×2',
      'src/host/widget/test-mode.tsx: location',
      'plugins/ticket/words.ts: location',
      'src/ui/popup/history.ts: location ×3',
      `${doctor}/back-end.ts: location ×2`,
      `${doctor}/options.ts: location`,
      `${doctor}/policy.ts: location ×5`,
      'themes/examine-widgets.ts: location',
    ],
  },
  {
    from: 'the address',
    what: 'the address of a pressed link, if the popup’s code does not load',
    mayBe: '`javascript:` and the like',
    check: 'followed only if it is http or https',
    reads: [`${loader}/loader.ts: location`],
  },
  {
    from: 'the storage',
    what: 'the id of this session, and the idempotency key',
    mayBe: 'anything that another script of your server wrote',
    check: 'used if it has only letters, digits and hyphens; otherwise a new one is created',
    reads: [
      'src/api/session.ts: sessionStorage',
      `${loader}/prefetch.ts: sessionStorage`,
      'src/kernel/submission/intentions.ts: sessionStorage',
    ],
  },
  {
    from: 'the storage',
    what: 'the kept choice, the remembered diner with the last table, the recent restaurants',
    mayBe: 'anything that another script of your server wrote',
    check: 'its version, its age and the type of each field; anything else is ignored. It is shown as text',
    reads: [
      'plugins/keep/kept-choice.ts: sessionStorage',
      'plugins/keep/remembered-diner.ts: localStorage',
      'plugins/keep/remembered-diner.ts: storage event',
      'plugins/location/recent-restaurants.ts: localStorage ×3',
    ],
  },
  {
    from: 'the storage',
    what: 'whether storage is available, for the doctor',
    mayBe: 'denied',
    check: 'its content isn’t read',
    reads: [`${doctor}/page.ts: sessionStorage`],
  },
  {
    from: 'the history',
    what: 'the popup’s own number in an entry’s state',
    mayBe: 'any value that another script of your server put there',
    check: 'a whole number from 1 to 50 under the popup’s own key; otherwise the entry is the page’s',
    reads: [
      'src/ui/popup/history.ts: history.state',
      'src/ui/popup/history.ts: popstate event',
      `${loader}/create-handle.ts: history.state`,
    ],
  },
  {
    from: 'a message',
    what: 'while the card fields are open: the id of Braintree’s request for a nonce, and the replies with it',
    mayBe: 'anything that a script or a frame of the page sends',
    check:
      'only the id is read; a reply with it doesn’t reach Braintree’s code, unless the browser says that it comes from Braintree’s servers',
    reads: ['plugins/card-guarantee/genuine-replies.ts: message event'],
  },
]

/** The table as Markdown. */
export function untrustedSection(): string {
  const rows = untrustedReads.map(({ from, what, mayBe, check, reads }) => {
    const folders = [...new Set(reads.map((read) => dirname(read.replace(/: .*/, ''))))]
    return [from, what, mayBe, check, folders.map((folder) => `\`${folder}\``).join(', ')]
  })
  return table(['from', 'value', 'possible values', 'check', 'where'], rows)
}
