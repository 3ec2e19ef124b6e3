/// <reference types="@hcaptcha/types" />
import '../../kit/dom'
import { act } from '@testing-library/react'

interface Widget {
  readonly box: HTMLElement
  readonly config: ConfigRender
  resets: number
}

type Callback =
  | 'callback'
  | 'open-callback'
  | 'close-callback'
  | 'expired-callback'
  | 'chalexpired-callback'
  | 'error-callback'

/** An object of hCaptcha's signatures for the option `hcaptcha`: the test does what hCaptcha's frames would. */
export function fakeHcaptcha() {
  const widgets = new Map<string, Widget>()
  let rendered = 0
  let solved = 0

  const known = (id?: string): Widget => {
    const widget = widgets.get(id ?? '')
    if (!widget) throw new Error(`[hCaptcha] invalid captcha id: ${id}`)
    return widget
  }
  const api = {
    render(box: HTMLElement, config: ConfigRender) {
      const id = String(++rendered)
      widgets.set(id, { box, config, resets: 0 })
      box.append(document.createElement('iframe'))
      return id
    },
    execute: (id?: string) => call(known(id), 'open-callback'),
    reset: (id?: string) => void known(id).resets++,
    close: (id?: string) => call(known(id), 'close-callback'),
    remove(id?: string) {
      known(id).box.replaceChildren()
      widgets.delete(id!)
    },
  } as unknown as HCaptcha

  function call({ config }: Widget, name: Callback, ...values: string[]): void {
    ;(config[name] as (...values: string[]) => void)(...values)
  }
  const says = (name: Callback, ...values: string[]) => act(() => call(only(), name, ...values))

  /** The one box on the page. */
  function only(): Widget {
    if (widgets.size !== 1) throw new Error(`There are ${widgets.size} boxes of hCaptcha's.`)
    return [...widgets.values()][0]!
  }

  return {
    api,
    says,
    only,
    shown: () => widgets.size,
    rendered: () => rendered,
    /** The diner passes the challenge. */
    solves: () => says('callback', `P1_${++solved}`),
    /** Where the challenge opens. */
    place: () => only().config['challenge-container'] as HTMLElement,
  }
}
