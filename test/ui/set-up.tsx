import type { ComponentType } from 'react'
import { definePlugin, type AnyPlugin, type Plugin } from 'tavola'
import { anna, atDetails } from '../kit/booking'
import { renderPlugins, type Diner } from '../kit/diner'
import { render } from '@testing-library/react'
import { LightSlot } from 'tavola/controls'
import { StylesProvider } from '../../src/controls/context'
import { openShadow } from '../../src/host/widget/shadow'
import { form, page, threshold } from '../kit/stand-ins'

type Options = Partial<Parameters<typeof renderPlugins>[0]>

/** A diner at the empty details of the stand-in form, with further plugins. */
export const opens = ({ first, ...options }: Options = {}, ...more: readonly AnyPlugin[]) =>
  renderPlugins({ plugins: [threshold, form, ...more], ...options, first: { ...atDetails, ...first } })

/** The same with Anna's details, or some of them. */
export const opensAsAnna = (customer: object = {}, ...more: readonly AnyPlugin[]) =>
  opens({ first: { customer: { ...anna, ...customer } } }, ...more)

/** A plugin whose one step is always there, under its title. */
export const stepOf = (title: string, Body: ComponentType = () => null, over: Partial<Plugin> = {}) =>
  definePlugin({
    id: title.toLowerCase(),
    steps: [{ id: title.toLowerCase(), priority: 'base', when: () => true, load: page(title, Body) }],
    ...over,
  })

/** What is read out with a control. */
export const descriptionOf = (control: Element) =>
  control
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)
    .join(' ')

/** What has the focus in the widget, or on its page. */
export const focused = ({ host }: Pick<Diner, 'host'>) => (host.shadowRoot ?? document).activeElement

/** Shows the banner, without a press. */
export const fails = (diner: Diner, over: Partial<Parameters<Diner['kernel']['banner']['fail']>[0]> = {}) =>
  diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected', ...over }))

/** A control of the page beside the widget, which has the focus. */
export function elsewhere(): HTMLElement {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  return field
}

export const oops = () => {
  throw new Error('oops')
}
export const never = () => new Promise<never>(() => undefined)

/** React says each caught throw aloud. */
export function quietly(): void {
  const { error } = console
  before(() => void (console.error = () => undefined))
  after(() => void (console.error = error))
}

/** A third party that notes what it is given, and what is taken from it. */
export function thirdParty() {
  const given: HTMLElement[] = []
  const taken: HTMLElement[] = []
  const attach = (element: HTMLElement) => {
    given.push(element)
    element.append('Card number')
    return () => void taken.push(element)
  }
  return { given, taken, attach }
}

type Attach = ReturnType<typeof thirdParty>['attach']

/** The widget's own tree on its host element, which shows third parties' frames. */
export function openTree() {
  const host = document.body.appendChild(document.createElement('div'))
  const { styles, root } = openShadow(host, undefined)
  const show = (...parties: Attach[]) =>
    render(
      <StylesProvider value={styles}>
        {parties.map((attach, index) => (
          <LightSlot key={index} attach={attach} height="74px" />
        ))}
      </StylesProvider>,
      { container: root },
    )
  return { host, root, show }
}
