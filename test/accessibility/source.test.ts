import { readFileSync, readdirSync } from 'node:fs'
import { expect } from 'chai'
import { packOf } from '../../tools/languages/packs'
import { withoutComments } from '../kit/sources'

/** The sources of what a diner gets, without comments. */
const sources: readonly (readonly [file: string, source: string])[] = ['src', 'plugins', 'themes'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/^src\/scenes\//.test(file))
      .map((file) => [file, withoutComments(readFileSync(file, 'utf8'))] as const),
)

interface Rule {
  readonly title: string
  readonly pattern: RegExp
  /** Text that the check would find. */
  readonly planted: readonly string[]
  /** Files that may, with the reason. */
  readonly may?: Readonly<Record<string, string>>
}

const rules: readonly Rule[] = [
  {
    title: 'WCAG 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5, 1.4.2: nothing plays a sound or a film',
    pattern:
      /<(video|audio|embed|track|bgsound)[\s/>]|<object\s+\w+=|createElement\(['"](video|audio|embed|object)|new (Audio|AudioContext|SpeechSynthesisUtterance)\b/,
    planted: ['<video src="tour.mp4" />', "document.createElement('audio')", 'new Audio(ping)'],
  },
  {
    title: 'WCAG 1.1.1, 1.4.5: no words are drawn: no canvas, no text in a drawing',
    pattern: /<canvas[\s/>]|createElement\(['"]canvas|OffscreenCanvas|<text[\s>]/,
    planted: ['<canvas ref={drawn} />', '<svg><text x="1">Full</text></svg>'],
  },
  {
    title: 'WCAG 1.1.1: every picture says what it shows, or that it says nothing',
    pattern: /<img\b(?![^>]*\balt=)(?:[^>]|=>)*>/,
    planted: ['<img src={address} loading="lazy" />'],
  },
  {
    title: 'WCAG 1.1.1: every drawing is hidden from screen readers',
    pattern: /<svg\b(?![^>]*\baria-hidden="true")[^>]*>/,
    planted: ['<svg viewBox="0 0 24 24">'],
  },
  {
    title: 'WCAG 1.4.1: the text of an error comes after its sign and its word',
    pattern: /(?<!<ErrorMark \/>\s*)<[a-z]\w*\b[^>]*className="[^"]*\bnote-error\b/,
    planted: ['<p className="note note-error">{error}</p>', '<Hint /> <span className="note-error">'],
    may: { 'src/controls/choice-note.tsx': 'for screen readers alone' },
  },
  {
    title: 'WCAG 1.3.4, 2.5.4: nothing asks how the device is held or moved',
    pattern: /\borientation\b|devicemotion|deviceorientation|\bAccelerometer\b/,
    planted: ['@media (orientation: portrait) {}', "addEventListener('devicemotion', shake)"],
  },
  {
    title: 'WCAG 1.4.13: nothing is shown because of the pointer alone',
    pattern: /:hover[^{}]*\{[^}]*\b(display|visibility|content|max-height)\s*:|<[a-z][\w-]*\b[^>]*\stitle=/,
    planted: ['.hint:hover > .text { display: block }', '<button title="Close">'],
  },
  {
    title: 'WCAG 2.1.4: no single character is a shortcut',
    pattern:
      /\baccessKey\b|\bkey\s*[!=]==?\s*['"]\S['"]|\[['"]\S['"](, ?['"]\S['"])*\]\.includes\((\w+\.)?key\)/,
    planted: ["if (event.key === '?') help()", "['j', 'k'].includes(event.key)"],
  },
  {
    title: 'WCAG 2.4.2, 2.4.5: it is one page, and leaves its title alone',
    pattern: /document\.title\s*=|location\.(assign|replace)\(|location(\.href)?\s*=[^=]/,
    planted: ["document.title = 'Booked'", "location.href = '/thanks'"],
    may: {
      'src/host/loader/loader.ts':
        'A link that was pressed leads where it says, where the widget did not come.',
    },
  },
  {
    title: 'WCAG 2.5.1, 2.5.7: nothing is dragged, and no gesture is known',
    pattern:
      /\sdraggable[\s=>]|ondrag|dragstart|(touch|pointer|mouse|gesture)(move|change)|\.touches\b|on(Touch|Pointer|Mouse)Move/,
    planted: ["addEventListener('touchmove', swipe)", '<li draggable>', 'onPointerMove={draw}'],
    may: { 'src/host/widget/page-listeners.ts': 'Ends them at the widget, for listeners of the page.' },
  },
  {
    title: 'WCAG 2.5.2: going down does nothing that cannot be undone',
    pattern: /on(Pointer|Mouse|Touch)(Down|Start)\b|['"](pointerdown|mousedown|touchstart)['"]/,
    planted: ['<button onPointerDown={send}>', "addEventListener('mousedown', send)"],
    may: {
      'plugins/location/box/index.tsx': 'Opens the list; its options count when the pointer is let go.',
      'plugins/location/list/select-parts.tsx':
        'Notes whether a finger presses; the option counts when it is let go.',
      'plugins/date/field.tsx': 'A press elsewhere closes the calendar.',
      'plugins/day-at-a-glance/sittings.tsx': 'A press on the times that load leaves the focus where it is.',
      'src/ui/header/bar.tsx': 'A press elsewhere closes the bar.',
      'src/host/widget/page-listeners.ts': 'Ends presses at the widget, for listeners of the page.',
      'src/ui/keyboard-use.ts': 'Notes that a pointer is used; nothing else happens.',
      'src/controls/backdrop.ts': 'Notes where a press began; the dialog closes when it ends there too.',
    },
  },
  {
    title: 'WCAG 3.3.8: nobody logs in, and nothing is to be remembered',
    pattern: /type=['"]password['"]|navigator\.credentials|one-time-code|current-password/,
    planted: ['<input type="password" />'],
  },
]

/** By the rules of tools/accessibility/judge.ts, no criterion is supported by this file alone: see `isSourceSearch`. */
describe("The source code has no sign of features that the widget doesn't have", () => {
  for (const { title, pattern, planted, may = {} } of rules) {
    it(title, () => {
      for (const sample of planted) expect(sample).to.match(pattern)
      const found = sources.filter(([, source]) => pattern.test(source)).map(([file]) => file)
      expect(found.filter((file) => !(file in may))).to.deep.equal([])
      expect(found, 'may, and does not').to.include.members(Object.keys(may))
    })
  }

  /** Every animation of a style sheet: its file, how long once, and whether for ever. */
  const animations = (files: typeof sources) =>
    files
      .filter(([file]) => file.endsWith('.css'))
      .flatMap(([file, source]) =>
        [...source.matchAll(/\banimation:\s*([^;]+);/g)].map(([, value]) => ({
          file,
          seconds: Number(/([\d.]+)s\b/.exec(value!)![1]),
          endless: value!.includes('infinite'),
        })),
      )
  /** Nothing else moves for more than five seconds: the sign of waiting, the card’s fields and the bank until they come. */
  const waiting = [
    'src/ui/widget.css',
    'src/ui/loading.css',
    'plugins/card-guarantee/card/card.css',
    'plugins/card-guarantee/card/bank-dialog.css',
  ]
  const wrongOf = (files: typeof sources) =>
    animations(files)
      .filter(({ file, seconds, endless }) =>
        endless ? !waiting.includes(file) || seconds < 0.5 : seconds > 5,
      )
      .map(({ file }) => file)

  it('WCAG 2.2.2, 2.3.1: only waiting indicators move for long, and nothing flashes', () => {
    const endless = 'a { animation: blink 0.2s infinite; }'
    expect(wrongOf([['src/ui/widget.css', endless]])).to.deep.equal(['src/ui/widget.css'])
    expect(wrongOf([['plugins/x/x.css', endless.replace('0.2s', '2s')]])).to.deep.equal(['plugins/x/x.css'])
    expect(animations(sources)).to.have.length.above(5)
    expect(wrongOf(sources)).to.deep.equal([])
  })

  it('a hover is a hint where there is one: after a tap nothing looks as if it were chosen', () => {
    const asked = /@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g
    const stuck = (files: typeof sources) =>
      files
        .filter(([file, css]) => file.endsWith('.css') && css.replace(asked, '').includes(':hover'))
        .map(([file]) => file)
    const hint = '.day:hover { color: red }'
    expect(stuck([['x.css', `@media (hover: hover) { ${hint} ${hint} } ${hint}`]])).to.deep.equal(['x.css'])
    expect(stuck([['x.css', `@media (hover: hover) { ${hint} ${hint} }`]])).to.deep.equal([])
    expect(stuck(sources)).to.deep.equal([])
  })

  it('WCAG 1.3.3: no text of ours relies on seeing a colour, a shape or a side, or on hearing', async () => {
    const sensory =
      /\b(red|green|blue|yellow|gr[ae]y|round|square|circle|arrow|bold|colou?red|left-hand|right-hand|(on|at|to) the (left|right)|(left|right) (column|side)|beep|tone)\b/i
    for (const planted of ['Press the green button', 'The list on the left', 'After the beep'])
      expect(planted).to.match(sensory)
    const texts = Object.entries(packOf('english')).map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
    expect(texts.filter((text) => sensory.test(text.slice(text.indexOf(':'))))).to.deep.equal([])
  })
})
