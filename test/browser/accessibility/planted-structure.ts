import { examineAbsent } from '../kit/audit/absent'
import { examineMotion } from '../kit/audit/motion'
import type { Fault, Looked } from '../kit/audit/page'
import { examinePointer } from '../kit/audit/pointer'
import { examineSequence } from '../kit/audit/sequence'
import { examineHelp, examineLinks, examineNavigation, examineRegion } from '../kit/audit/structure'
import { adds, styles } from './planted-page'

/** What is wrong about a page that is like the sound one, but for a part. */
export type Plant = readonly [
  what: string,
  change: (html: string) => string,
  examination: (looked: Looked) => Promise<Fault[]>,
  found: RegExp,
]

const hover = async (looked: Looked) => (await examinePointer(looked)).hover
const pressed = async (looked: Looked) => (await examinePointer(looked)).pressed

const twoTexts = (style: string) => adds(`<div style="display:flex;${style}"><p>First</p><p>Second</p></div>`)

/** Of the order, the names and the motion of what is there. */
export const structurePlants: readonly Plant[] = [
  [
    'a text above the one before it',
    twoTexts('flex-direction:column-reverse'),
    examineSequence,
    /it is above/,
  ],
  [
    'a text to the left of the one before it',
    twoTexts('flex-direction:row-reverse'),
    examineSequence,
    /Second.*before it on the line/,
  ],
  [
    'a text to the right of the one before it, in Arabic',
    twoTexts('direction:rtl;flex-direction:row-reverse'),
    examineSequence,
    /Second.*before it on the line/,
  ],
  ['a step that is in no region', adds('<div class="stage"></div>'), examineRegion, /a region with a name/],
  [
    'a step that begins with a button',
    adds('<div class="stage"><button type="button">Go</button><h2>Details</h2></div>'),
    examineRegion,
    /the heading is below/,
  ],
  [
    'a step without a heading',
    adds('<div class="stage"><button type="button">Go</button></div>'),
    examineRegion,
    /no heading/,
  ],
  [
    'a summary before Back',
    adds(
      '<div class="layout"><p part="summary">Today</p><button type="button" class="back">Back</button></div>',
    ),
    examineNavigation,
    /Today.*a place after.*Back/,
  ],
  [
    'a control before Back',
    adds(
      '<div class="layout"><button type="button">Edit</button><button type="button" class="back">Back</button></div>',
    ),
    examineNavigation,
    /the first control.*Edit/,
  ],
  [
    'a telephone number after the button of an error',
    adds(
      '<div part="banner"><button type="button">Try again</button><a href="tel:0214960101">021 496 0101</a></div>',
    ),
    examineHelp,
    /after.*Try again/,
  ],
  [
    'links of one name to two places',
    adds('<a href="/menu">Read more</a> <a href="/party">Read more</a>'),
    examineLinks,
    /the other link “Read more”/,
  ],
  [
    'a telephone link without its number',
    adds('<a href="tel:0214960101">Call us</a>'),
    examineLinks,
    /the number that it calls.*Call us/,
  ],
  [
    'a link that opens a new tab in silence',
    adds('<a href="/privacy" target="_blank">Privacy policy</a>'),
    examineLinks,
    /it opens a new tab/,
  ],
  [
    'a text that always moves',
    styles('@keyframes sway { to { opacity: 0.9 } } p { animation: sway 2s infinite }'),
    examineMotion,
    /the animation sway/,
  ],
  ['words in a drawing', adds('<svg width="9" height="9"><text>Full</text></svg>'), examineAbsent, /<text>/],
  [
    'a text that the mouse alone shows',
    adds(
      '<style>i { display: none } button:hover + i { display: inline }</style><button type="button">Help</button><i>A hint</i>',
    ),
    hover,
    /Help.*A hint/,
  ],
  [
    'a button that works when it is pressed down',
    adds(
      `<button type="button" onpointerdown="this.previousElementSibling.previousElementSibling.value = 'Anna'">Now</button>`,
    ),
    pressed,
    /Now.*Anna/,
  ],
  ['a picture that may be of words', adds('<img src="data:," alt="Full">'), examineAbsent, /<img>/],
]
