import { expect } from 'chai'
import type { LightComputedStyle } from '../kit/computed-style'
import { attends } from './evening'

const properties = [
  'display',
  'visibility',
  'pointerEvents',
  'position',
  'overflow',
  'overflowY',
  'color',
  'colorScheme',
  'fontFamily',
  'fontSize',
] as const
const values = (style: CSSStyleDeclaration) => properties.map((property) => style[property]).join(', ')

/** The computed styles that the test libraries get, and jsdom's own. */
function compare(root: Element = document.documentElement) {
  const elements = [root, ...root.querySelectorAll('*')]
  const lines = (read: typeof getComputedStyle) =>
    elements.map((element) => `${element.localName}: ${values(read(element))}`)
  expect(lines(getComputedStyle)).to.deep.equal(lines((getComputedStyle as LightComputedStyle).complete))
  return elements.length
}

describe('The styles that the tests compute', () => {
  it('are jsdom’s in the location box, whose styles are rules of its library', async () => {
    const diner = await attends('a free evening')
    await diner.searches()
    expect(compare(diner.gets('option', /Milano Cork/))).to.be.above(0)
    expect(compare(diner.gets('combobox', 'Location').parentElement!.parentElement!)).to.be.above(2)
  })

  it('are jsdom’s for hidden elements: hidden by themselves, by one or two rules or by an ancestor', () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = `
      <style>.gone { display: none } .unseen { visibility: hidden } div.gone { display: flex } .flat { pointer-events: none }</style>
      <p hidden>1</p><i class="gone">2</i><div class="gone">3</div><i class="gone" style="display: grid">4</i>
      <div class="unseen"><p><b style="visibility: visible">5</b><i>6</i></p></div>
      <div class="flat"><button>7</button></div><details><summary>8</summary><p>9</p></details><dialog>10</dialog>
      <dialog open>11</dialog><input type="hidden"><table><tr><td>12</td></tr></table>
      <div style="visibility: hidden"><i style="visibility: inherit">13</i></div>
      <div style="overflow: hidden; position: fixed">14</div>
      <h1>15</h1><code>16</code><a href="/">17</a><div style="color: red"><b>18</b><a href="/">19</a></div>`
    try {
      expect(compare(place)).to.equal(31)
    } finally {
      place.remove()
    }
  })
})
