import '../kit/dom'
import { render } from '@testing-library/react'
import { LightSlot } from 'tavola/controls'
import { openShadow } from '../../src/host/widget/shadow'
import { StylesProvider } from '../../src/controls/context'

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

/** The widget's own tree on its host element. */
export function open() {
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
