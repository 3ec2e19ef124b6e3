import './dom'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Brand } from 'tavola'
import type { Tokens } from '../../src/contract/brand'
import type { Api } from '../../src/api/client'
import { loadsOfFirstStep } from '../../src/host/brand/first-frame'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { derivedTokens, opposite, prefers, whenDark } from '../../src/host/look/brand-look'
import { prepare, type PreparedWidget } from '../../src/host/widget/prepare'
import { createKernel } from '../../src/kernel/actions/create-kernel'
import { fetchPart } from '../../src/kernel/core/parts'
import type { Messages } from '../../src/messages/message'
import { App, shellStyles } from '../../src/ui/app'
import { Widget } from '../../src/ui/widget'

/**
 * Step 1 for the host's HTML: an element for the widget's container, with a declarative shadow root and its styles. The page
 * replaces `{nonce}`. `brand`: the page's config. `pack`: the texts of its language, empty for English.
 */
export async function writeStep(
  { languages: _files, ...catalogue }: Catalogue,
  brand: Partial<Brand>,
  pack: Messages,
): Promise<string> {
  const end = new AbortController()
  // The texts are the pack's: the catalogue's languages are files of a build.
  const own = { ...brand, messages: { ...pack, ...brand.messages } }
  const prepared = await prepare({ brand: own, catalogue }, true, end.signal)
  // All of them, however slow the machine is: the widget's own first frame does not wait.
  await Promise.all(loadsOfFirstStep(prepared.plugins).map((load) => fetchPart(load)))
  const { markup, styles } = render(prepared)
  end.abort()
  const css = [...shellStyles, prepared.theme.css, await lookOf(prepared), ...styles, pressedLook]
  return [
    '<div class="tavola" data-tavola-written><template shadowrootmode="open">',
    `<style nonce="{nonce}" data-written>${css.join('')}</style>`,
    `<div class="root" data-written lang="${prepared.brand.locale}" dir="${prepared.direction}">${markup}</div>`,
    `</template><script nonce="{nonce}">${keepPresses}</script></div>\n`,
  ].join('')
}

/** The markup of the first frame, and the styles of the parts in it. */
function render({ brand, plugins }: PreparedWidget) {
  const kernel = createKernel({
    plugins,
    brand,
    // Nothing is requested before the diner acts.
    api: {} as Api,
    report: ({ error }) => {
      throw error
    },
    emit: () => undefined,
    inline: true,
  })
  const styles = new Set<string>()
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      createElement(App, {
        kernel,
        styles: { root: container, add: (css: string) => (styles.add(css), null) },
        onReady: () => undefined,
        children: createElement(Widget),
      }),
    ),
  )
  for (const button of container.querySelectorAll<HTMLButtonElement>('button:enabled')) {
    button.disabled = true
    button.dataset.waits = ''
  }
  for (const option of container.querySelectorAll('option:checked')) option.setAttribute('selected', '')
  const markup = container.innerHTML
  kernel.dispose()
  root.unmount()
  return { markup, styles }
}

/** A pressed journey is filled: its words need all of its button. */
const pressedLook = '.field [aria-busy]:after{content:none}'

/** The style sheet of a brand's changes to its theme: its scheme and its tokens. */
async function lookOf({ brand, theme }: PreparedWidget): Promise<string> {
  const own = theme.scheme ?? 'light'
  const { scheme = own, tokens, darkTokens = {} } = brand
  const other = scheme === own ? '' : ((await theme.other?.())?.default ?? '')
  const inOther = scheme === 'auto' ? `@media ${prefers(opposite(own))}{${other}}` : other
  return [
    inOther,
    ruleOf({ ...derivedTokens(tokens), ...tokens }),
    `@media ${whenDark(scheme)}{${ruleOf({ ...derivedTokens(darkTokens, tokens), ...darkTokens })}}`,
  ].join('')
}

const ruleOf = (tokens: Tokens) =>
  `:host{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/**
 * Runs in the page right after a written step was parsed, before its first frame. Its buttons can be pressed from then on:
 * a press shows that it is being carried out, and the widget carries it out once it is here (written-step.ts). Where the
 * script may not run, the buttons stay disabled, as a press would be lost.
 */
const keepPresses = `{
const host = document.currentScript.parentElement
host.pressed = []
for (const button of host.shadowRoot?.querySelectorAll('[data-waits]') ?? []) {
button.disabled = false
button.onclick = (event) => {
event.preventDefault()
for (const one of button.parentNode.children) one.ariaBusy = null
if (button.ariaDisabled !== 'true') button.ariaBusy = 'true'
host.pressed = [...host.pressed.filter((one) => one !== button), button]
}
}
}`
