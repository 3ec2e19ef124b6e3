/** In the page: what is cut off, covered or broken. It is sent there as text. */
export function fits() {
  type Found = { element: string; found: string }

  /** A layer of its own may lie over what is below it. */
  function layerOf(element: Element): Element | null {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (one.localName === 'dialog' || /absolute|fixed|sticky/.test(getComputedStyle(one).position))
        return one
    return null
  }

  /** The ancestor that clips a text. */
  function cutBy(element: Element, { left, right, top, bottom }: DOMRect): string | null {
    const slack = 2
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(one)
      if (display === 'inline') continue
      const box = one.getBoundingClientRect()
      const hides = (value: string) => value === 'hidden' || value === 'clip'
      if (hides(overflowX) && (left < box.left - slack || right > box.right + slack)) return eye.describe(one)
      if (hides(overflowY) && (top < box.top - slack || bottom > box.bottom + slack)) return eye.describe(one)
      if (/auto|scroll/.test(overflowX + overflowY)) return null
    }
    return null
  }

  /** Texts that are cut, lie on each other, or stick out of the page. */
  function cut(): Found[] {
    const width = document.documentElement.clientWidth
    const modal = eye.ours('dialog:modal').at(-1)
    const all = eye
      .pieces()
      .filter(({ element }) => !modal || modal.contains(element))
      .map((piece) => ({ ...piece, layer: layerOf(piece.element), rects: eye.rectsOf(piece.node) }))
    const found: Found[] = []
    for (const { element, rects } of all) {
      const name = eye.describe(element)
      const by = rects.map((rect) => cutBy(element, rect)).find((one) => one !== null)
      if (by) found.push({ element: name, found: `it is cut off by ${by}` })
      else if (rects.some(({ left, right }) => left < -1 || right > width + 1))
        found.push({ element: name, found: 'it sticks out of the page' })
    }
    return [...found, ...overlaps(all), ...cutChoices()]
  }

  function overlaps(all: { element: Element; layer: Element | null; rects: DOMRect[] }[]): Found[] {
    const found: Found[] = []
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue
        const lies = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              // Lines of text are higher than their letters.
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4,
          ),
        )
        if (lies)
          found.push({
            element: eye.describe(one.element),
            found: `it lies on ${eye.describe(other.element)}`,
          })
      }
    return found
  }

  /** A select does not say by itself that its text has no room. */
  function cutChoices(): Found[] {
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!
    return eye.ours('select').flatMap((element) => {
      const select = element as HTMLSelectElement
      if (!eye.isShown(select)) return []
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select)
      pen.font = font
      pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
      const text = select.selectedOptions[0]?.text ?? ''
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      const needed = Math.floor(pen.measureText(text).width)
      if (needed <= room) return []
      return {
        element: eye.describe(select),
        found: `"${text}" needs ${needed} px and has ${Math.floor(room)}`,
      }
    })
  }

  /** Words of usual length that a line ends within. */
  function brokenWords(): Found[] {
    const range = document.createRange()
    return eye.pieces().flatMap(({ node, element }) => {
      // An address is longer than a line may be.
      const words = [...node.data.matchAll(/\S+/g)].filter(
        ({ 0: word }) => word.length <= 20 && !/[@/]/.test(word),
      )
      const broken = words.filter(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        return (
          lines.length > 1 && lines.some(({ top }) => Math.abs(top - lines[0]!.top) > lines[0]!.height / 2)
        )
      })
      return broken.map(({ 0: word }) => ({
        element: eye.describe(element),
        found: `the word "${word}" is broken in two`,
      }))
    })
  }

  /** Elements that make the page wider than its window. */
  function wide(): Found[] {
    const { clientWidth, scrollWidth } = document.documentElement
    const found: Found[] =
      scrollWidth > clientWidth ? [{ element: 'the page', found: `it is ${scrollWidth} px wide` }] : []
    for (const element of eye.ours()) {
      if (!eye.isShown(element) || element.closest('svg')) continue
      const { left, right } = element.getBoundingClientRect()
      const { overflowX } = getComputedStyle(element)
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push({ element: eye.describe(element), found: 'it scrolls sideways inside' })
      if (
        element.matches('button, a, input, select, textarea, p, h2, h3, label') &&
        (left < -1 || right > clientWidth + 1)
      )
        found.push({
          element: eye.describe(element),
          found: `it reaches from ${Math.round(left)} to ${Math.round(right)} px`,
        })
    }
    return found
  }

  return { cut, brokenWords, wide }
}
