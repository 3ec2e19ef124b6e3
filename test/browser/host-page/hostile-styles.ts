import { isNight } from '../../kit/night'

/** Style sheets of host pages: what is in use everywhere, and the worst that a page could do to what stands in it. */
export const hostileStyles: Readonly<Record<string, string>> = {
  'a reset, as Bootstrap and Tailwind have it':
    ':root { scroll-behavior: smooth } *, ::before, ::after, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } html { line-height: 1.5; tab-size: 4 } button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1 } h2, h3 { font-size: inherit; font-weight: inherit } ol, ul { list-style: none } img, svg, iframe { display: block; max-width: 100%; vertical-align: middle } label { display: inline-block } [hidden] { display: none !important }',
  'all: unset on everything': '* { all: unset !important } style, script, head { display: none !important }',
  'a root of 62.5 %': 'html { font-size: 62.5% }',
  'a tiny size for everything': 'html { font-size: 5px !important } :root * { font-size: 7px !important }',
  'hidden buttons': 'button { display: none }',
  'hidden everything':
    'button, input, select, textarea, label, h2, p, div, section, dialog, iframe { display: none !important; visibility: hidden !important; height: 0 !important }',
  'writing from the right': 'html, body { direction: rtl }',
  'writing from the right, downwards':
    '* { direction: rtl !important; unicode-bidi: bidi-override !important; writing-mode: vertical-rl !important }',
  'text of its own':
    'html, body, body * { font: italic 900 40px/3 monospace; letter-spacing: 0.5em; word-spacing: 2em; text-transform: uppercase; text-indent: 3em; text-align: center; text-shadow: 2px 2px red; white-space: pre; word-break: break-all; color: red; cursor: wait; -webkit-text-stroke: 1px red; user-select: none; pointer-events: none; accent-color: red; caret-color: red; font-variant: small-caps; tab-size: 40; hyphens: auto; quotes: none; list-style: square; border-collapse: collapse; border-spacing: 9px }',
  'boxes of its own':
    'body *, ::before, ::after { box-sizing: content-box !important; margin: 9px !important; padding: 9px !important; border: 5px solid red !important; float: left !important; position: relative !important; top: 9px !important; max-width: 50px !important; background: red !important; columns: 3 !important; contain: size !important; container-type: size !important; overflow: scroll !important; zoom: 1.5 !important }',
  'motion of its own':
    '*, ::before, ::after { transition: all 9s !important; animation: turn 9s infinite !important } @keyframes turn { to { opacity: 0; color: red } }',
  'effects of its own':
    'body * { filter: invert(1) !important; transform: rotate(3deg) !important; opacity: 0.3 !important; mix-blend-mode: difference !important; clip-path: circle(9px) !important; perspective: 9px !important; will-change: transform !important }',
  'a dark page':
    ':root { color-scheme: dark; background: #fff } body { color: #eee } :root { --tavola-accent: red; --tavola-paper: blue; --tavola-font: fantasy }',
}

const { 'all: unset on everything': unset, ...others } = hostileStyles
/** All styles at once, but for the one that would unset the others. */
export const worst = {
  'all: unset on everything': unset!,
  'all of the others at once': Object.values(others).join('\n'),
}

/** By day the one that unsets all, at night each of them. */
export const stylesByDay = isNight ? { ...hostileStyles, ...worst } : { unset: unset! }
