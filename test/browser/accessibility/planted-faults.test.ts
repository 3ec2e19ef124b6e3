import { expect } from 'chai'
import type { CDPSession, Page } from 'playwright-core'
import { examineAutocomplete, examineLanguage, examineRelations, examineNames } from '../kit/audit/markup'
import { examineAbsent } from '../kit/audit/absent'
import { examineWithAxe } from '../kit/audit/axe'
import { examineDrawn, examineForcedColours } from '../kit/audit/drawn'
import { opensEyes } from '../kit/audit/eye'
import type { Fault, Looked } from '../kit/audit/page'
import { examineFocus, examineOptions } from '../kit/audit/focus'
import { examineLargerText, examineSpacing, examineReflow, examineTargets } from '../kit/audit/sizes'
import { browser } from '../kit/browser'
import { structurePlants, type Plant } from './planted-structure'
import { adds, covered, opensPlanted, shaken, sound, styles } from './planted-page'

const rings = async (looked: Looked) => (await examineFocus(looked)).rings
const order = async (looked: Looked) => (await examineFocus(looked)).order
const obscured = async (looked: Looked) => (await examineFocus(looked)).obscured
const contrast = async (looked: Looked) => (await examineDrawn(looked)).texts
const chosen = async (looked: Looked) => (await examineDrawn(looked)).chosen

const plants: readonly Plant[] = [
  ...structurePlants,
  ['a field without a label', adds('<input id="x">'), examineWithAxe, /label/],
  [
    'a list that only a person can judge',
    adds('<p><a href="#a" style="color:#222;text-decoration:none">a</a> text</p><video src="x.mp4"></video>'),
    examineWithAxe,
    /video-caption.*to be decided/,
  ],
  [
    'a target that is covered but for 4 px',
    adds(covered('group', 'button')),
    examineWithAxe,
    /target-size to be decided/,
  ],
  [
    'a button without a name',
    adds('<button type="button"><svg width="9" height="9"></svg></button>'),
    examineNames,
    /a name for the button/,
  ],
  [
    'a group without a name',
    adds('<fieldset><input aria-label="A"></fieldset>'),
    examineNames,
    /a name for the group/,
  ],
  [
    'a button whose name begins with other words',
    adds('<button type="button" aria-label="Please send">Send</button>'),
    examineNames,
    /begin with what is seen on it, "Send"/,
  ],
  [
    'two controls of one name',
    adds('<button type="button">Times</button><a href="#times">Times</a>'),
    examineNames,
    /a name that no other control has, "Times", as button/,
  ],
  [
    'an id that leads nowhere',
    adds('<input aria-label="A" aria-describedby="gone">'),
    examineRelations,
    /"gone"/,
  ],
  ['an id that stands twice', adds('<p id="name"></p>'), examineRelations, /twice/],
  ['no language', (html) => html.replace(' lang="en"', ''), examineLanguage, /no lang/],
  [
    'English in Italian',
    (html) => html.replace('lang="en"', 'lang="it"').replace('Your table', 'We keep the table for you'),
    examineLanguage,
    /English/,
  ],
  [
    'a form that the browser cannot fill in',
    adds('<input type="email" aria-label="Email" autocomplete="email">'),
    examineAutocomplete,
    /family-name/,
  ],
  ['a film', adds('<video></video>'), examineAbsent, /<video>/],
  ['a login', adds('<input type="password" aria-label="Password">'), examineAbsent, /<input>/],
  ['something to drag', adds('<p draggable="true">Drag me</p>'), examineAbsent, /<p>/],
  ['a shortcut', adds('<button type="button" accesskey="s">Send</button>'), examineAbsent, /<button>/],
  ['a listener for shaking', (html) => html, shaken, /devicemotion/],
  [
    'a target of 20 pixels',
    adds('<button type="button" style="min-height:20px;height:20px;padding:0">A</button>'),
    examineTargets,
    /24 x 24/,
  ],
  [
    'a target of 40 pixels',
    adds('<button type="button" style="min-height:40px;height:40px">A</button>'),
    examineTargets,
    /44 x 44/,
  ],
  ['grey text', styles('p { color: #999 }'), contrast, /4\.5:1/],
  [
    'text over a picture',
    styles('p { color: #fff; background: linear-gradient(90deg, #000, #fff); width: 80px }'),
    contrast,
    /4\.5:1/,
  ],
  ['a ring of 1.3:1', styles(':focus-visible { outline-color: #e0e0e0 }'), rings, /change by 1\.\d/],
  ['no ring', styles(':focus-visible { outline: 0 }'), rings, /nothing changes/],
  [
    'a ring that is cut off',
    adds(
      '<div style="overflow:hidden;width:max-content"><button type="button" style="border:0">Cut</button></div>',
    ),
    rings,
    /Cut/,
  ],
  [
    'a stop above the one before it',
    adds('<button type="button" style="position:absolute;top:0;left:0">Up</button>'),
    order,
    /stands above/,
  ],
  [
    'a stop that Tab comes to twice',
    adds(
      `<button type="button" onkeydown="event.key === 'Tab' && (event.preventDefault(), this.previousElementSibling.focus())">Trap</button>`,
    ),
    order,
    /second time/,
  ],
  [
    'a stop that Tab passes',
    adds(
      `<button type="button" onkeydown="event.key === 'Tab' && document.querySelector('#fence-last').focus()">Skips</button><button type="button">Lost</button>`,
    ),
    order,
    /Lost.*passes it/,
  ],
  [
    'a stop that nobody sees',
    adds('<button type="button" style="opacity:0">Ghost</button>'),
    order,
    /nothing to be seen/,
  ],
  [
    'a bar over the focus',
    adds('<div style="position:fixed;inset:0;height:140px;background:#fff">Sorry</div>'),
    obscured,
    /under div/,
  ],
  [
    'a focus that is half in the window',
    adds(`<button type="button" style="position:fixed;bottom:-20px;left:0">Half</button>`),
    obscured,
    /Half/,
  ],
  ['a page that is too wide', adds('<p style="width:1500px">Wide</p>'), examineReflow, /wide/],
  [
    'a button that no scrolling brings into the window',
    adds('<button type="button" style="position:fixed;top:-100px">Away</button>'),
    examineReflow,
    /Away/,
  ],
  [
    'a line of a fixed height',
    styles(
      'p { height: 18px; line-height: 18px; font-size: 16px; overflow: hidden; white-space: nowrap; width: 76px }',
    ),
    examineSpacing,
    /cut off/,
  ],
  [
    'texts that lie on each other',
    adds(
      '<p style="margin:0 0 -20px;font-size:1em">Upper line</p><p style="margin:0;font-size:1em">Lower line</p>',
    ),
    examineLargerText,
    /lies on/,
  ],
  [
    'a word that is broken',
    styles(
      'p { width: 4em; font: medium sans-serif; font-size: 1.4em; overflow-wrap: anywhere } div { font-size: medium }',
    ),
    (looked) => broken(looked),
    /broken/,
  ],
  [
    'a select without room',
    adds('<select aria-label="Hour" style="font-size:medium;width:60px"><option>19 hours</select>'),
    examineLargerText,
    /needs \d+ px/,
  ],
  [
    'a button of ground alone',
    styles('button { border: 0; font-size: 0 }'),
    examineForcedColours,
    /one plain colour/,
  ],
  [
    'a choice that is a ground alone',
    adds(
      '<div role="radiogroup" aria-label="Times"><button type="button" role="radio" aria-checked="true" style="background:#7a2032">12</button><button type="button" role="radio" aria-checked="false">12</button></div>',
    ),
    examineForcedColours,
    /not chosen/,
  ],
  [
    'a choice of 1.2:1',
    adds(
      '<div role="radiogroup" aria-label="Times"><button type="button" role="radio" aria-checked="true" style="background:#ddd">12</button><button type="button" role="radio" aria-checked="false">12</button></div>',
    ),
    chosen,
    /^button.*1\.\d+:1$/m,
  ],
  [
    'a line of a list whose bar is pale',
    adds(
      '<input role="combobox" aria-label="Place" aria-activedescendant="o1"><div role="listbox" aria-label="Places"><div role="option" id="o1" style="background:#ddd">Cork</div><div role="option" id="o2">Dublin</div></div>',
    ),
    pale,
    /a bar of/,
  ],
  [
    'a focus that is a shadow alone',
    styles(':focus-visible { outline: 0; box-shadow: 0 0 0 3px red }'),
    ringsInForcedColours,
    /nothing changes/,
  ],
]

const broken = (looked: Looked) =>
  looked.page.evaluate(() => {
    eye.ours('p')[0]!.textContent = 'Reservations'
    return eye.brokenWords().map((one) => ({ ...one, expected: 'whole words' }))
  })

async function ringsInForcedColours(looked: Looked): Promise<Fault[]> {
  await looked.page.emulateMedia({ forcedColors: 'active' })
  const { rings } = await examineFocus(looked, ' in forced colours')
  await looked.page.emulateMedia({ forcedColors: 'none' })
  return rings
}

/** The box above a list has the focus. */
async function pale(looked: Looked): Promise<Fault[]> {
  await looked.page.evaluate(() => {
    const [box] = eye.ours('[role="combobox"]')
    const [first, second] = eye.ours('[role="option"]')
    box?.focus()
    box?.addEventListener('keydown', () => {
      first!.style.background = ''
      box.setAttribute('aria-activedescendant', second!.id)
    })
  })
  return examineOptions(looked)
}

describe('Browser: each accessibility check finds a planted fault', () => {
  let page: Page
  let cdp: CDPSession

  before(async () => {
    page = await (await browser()).newPage({ viewport: { width: 360, height: 640 } })
    cdp = await page.context().newCDPSession(page)
    await opensEyes(page)
  })
  after(() => page.close())

  async function opens(html: string): Promise<Looked> {
    await opensPlanted(page, html)
    return { page, cdp, width: 360, height: 640, isNew: () => true }
  }

  async function says(looked: Looked, examination: Plant[2]): Promise<string> {
    const faults = await examination(looked)
    return faults.map(({ element, expected, found }) => `${element}: ${expected}, ${found}`).join('\n')
  }

  for (const [what, change, examination, found] of plants)
    it(`finds ${what}`, async () => {
      expect(await says(await opens(change(sound)), examination)).to.match(found)
    })

  it('takes no target for small because the open list leaves little of it', async () => {
    expect(await says(await opens(adds(covered('listbox', 'option'))(sound)), examineWithAxe)).to.not.match(
      /to be decided/,
    )
  })

  it('takes no ring for faint because the focus hides something behind it', async () => {
    const hides =
      'form { position: relative; z-index: 0 } form:focus-within i { opacity: 0 } i { position: absolute; z-index: -1; inset: -20px; background: #f4f4f4 }'
    const html = adds('<i></i>')(styles(hides)(sound))
    expect(await says(await opens(html), rings)).to.equal('')
    expect(
      await says(await opens(styles(':focus-visible { outline-color: #e0e0e0 }')(html)), rings),
    ).to.match(/change by 1\.\d/)
  })

  it('finds nothing on a page without faults', async () => {
    const looked = await opens(sound)
    const examinations = new Set(plants.map(([, , examination]) => examination))
    examinations.delete(broken)
    examinations.delete(shaken)
    for (const examination of examinations) {
      await page.setViewportSize({ width: 360, height: 640 })
      expect(await says(looked, examination), examination.name).to.equal('')
    }
  })
})
