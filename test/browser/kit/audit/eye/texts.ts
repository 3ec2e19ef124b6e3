/** In the page: the texts that are to be seen, where, in which colour, and what is cut off, covered or broken. Sent as text. */
export function texts() {
  type Found = { element: string; found: string }
  type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

  /** All pieces of text that are to be seen, without those of lists to choose from. */
  function pieces(): { node: Text; element: HTMLElement }[] {
    const found: { node: Text; element: HTMLElement }[] = []
    for (const root of eye.roots()) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const element = node.parentElement
        if (!element || !node.data.trim() || element.closest('select, style, script, textarea')) continue
        if (eye.isShown(element)) found.push({ node, element })
      }
    }
    return found
  }

  function rectsOf(node: Text, from = 0, to = node.length): DOMRect[] {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }

  /** The part that no ancestor clips; or, that none clips which cannot be scrolled. */
  function visiblePart(element: Element, rect: Edges, scrolls = false): DOMRect {
    let { left, right, top, bottom } = rect
    for (const one of eye.lineage(element)) {
      const { overflowX, overflowY, display } = getComputedStyle(one)
      if (display === 'inline') continue
      if (scrolls && /auto|scroll/.test(overflowX + overflowY)) break
      const box = one.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  const isCut = (element: Element, rect: DOMRect, scrolls = false) => {
    const part = visiblePart(element, rect, scrolls)
    return part.width < rect.width - 2 || part.height < rect.height - 2
  }

  /** Nothing lies over its middle. */
  function isUncovered(element: Element, { x, y, width, height }: DOMRect): boolean {
    const hit = eye.at(x + width / 2, y + height / 2)
    return width > 1 && height > 1 && hit !== null && (hit.contains(element) || element.contains(hit))
  }

  /** All of it is to be seen, and nothing lies over its middle. */
  function isWhole(element: Element): boolean {
    const rect = element.getBoundingClientRect()
    return !isCut(element, rect) && isUncovered(element, rect)
  }

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!

  /** Red, green, blue and alpha, 0 to 255. */
  function colour(text: string): number[] {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }

  /** Every text with the place and the look of its letters; what is out of the order of Tab is exempt, what waits in it is not. */
  function written() {
    const look = (element: Element, rects: DOMRect[], pseudo?: string) => {
      const { webkitTextFillColor, fontSize, fontWeight, opacity } = getComputedStyle(element, pseudo)
      const over = eye.lineage(pseudo ? element : element.parentElement)
      return {
        element: eye.describe(element),
        colour: colour(webkitTextFillColor),
        opacity: over.reduce(
          (product, one) => product * Number(getComputedStyle(one).opacity),
          Number(opacity),
        ),
        isLarge: parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24),
        rects: rects
          .map((rect) => visiblePart(element, rect))
          .filter((rect) => isUncovered(element, rect))
          .map(eye.plain),
      }
    }
    const nodes = pieces()
      .filter(({ element }) => eye.isInUse(element))
      .map(({ node, element }) => look(element, rectsOf(node)))
    const fields = (
      eye.ours('input:not([type="checkbox"], [type="radio"]), textarea, select') as HTMLInputElement[]
    )
      .filter((field) => eye.isInUse(field) && eye.isShown(field) && (field.value || field.placeholder))
      .map((field) => look(field, [field.getBoundingClientRect()], field.value ? undefined : '::placeholder'))
    return [...nodes, ...fields].filter(({ rects }) => rects.length > 0)
  }

  /** The visible name of a control, without its description. */
  function labelOf(element: HTMLElement): string {
    const describing = (element.getAttribute('aria-describedby') ?? '').split(' ')
    const read = (from: Element): string =>
      [...(describing.includes(from.id || '-') ? [] : from.childNodes)]
        .map((child) => {
          if (child instanceof Text)
            return eye.isHeardAlone(from) || getComputedStyle(from).visibility === 'hidden' ? '' : child.data
          if (!(child instanceof Element) || child.matches('select, textarea, svg, style')) return ''
          return child.checkVisibility() ? ` ${read(child)} ` : ''
        })
        .join('')
    const isField = element.matches('input, select, textarea')
    const labels = isField ? [...((element as HTMLInputElement).labels ?? [])] : [element]
    return labels.map(read).join(' ').trim()
  }

  /** Texts that are cut, lie on each other, or stick out of the page. */
  function cut(): Found[] {
    const width = document.documentElement.clientWidth
    const all = pieces()
      // Code and tables of our pages are in boxes that scroll.
      .filter(({ element }) => !eye.isPage || !element.closest('pre, .table, .cm-editor'))
      .filter(({ element }) => eye.modal()?.contains(element) ?? true)
      .map(({ node, element }) => ({ element, layer: eye.layerOf(element), rects: rectsOf(node) }))
    const lies = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      // Lines of text are higher than their letters.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4
    const texts = all.flatMap(({ element, layer, rects }, index) => {
      const under = all
        .slice(index + 1)
        .find(
          (other) =>
            other.element !== element &&
            other.layer === layer &&
            rects.some((a) => other.rects.some((b) => lies(a, b))),
        )
      const found = rects.some((rect) => isCut(element, rect, true))
        ? 'it is cut off'
        : rects.some(({ left, right }) => left < -1 || right > width + 1)
          ? 'it sticks out of the page'
          : under && `it lies on ${eye.describe(under.element)}`
      return found ? { element: eye.describe(element), found } : []
    })
    return [...texts, ...cutChoices()]
  }

  /** A select has no property that tells whether its text is cut off. */
  const cutChoices = () =>
    (eye.ours('select') as HTMLSelectElement[]).filter(eye.isShown).flatMap((select): Found[] => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select)
      Object.assign(canvas, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing })
      const text = select.selectedOptions[0]?.text ?? ''
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      const needed = Math.floor(canvas.measureText(text).width)
      const found = `"${text}" needs ${needed} px and has ${Math.floor(room)}`
      return needed > room ? [{ element: eye.describe(select), found }] : []
    })

  /** Words of usual length that a line ends within: an address is longer, and a line may end at a hyphen. */
  function brokenWords(within = '*'): Found[] {
    return pieces().flatMap(({ node, element }) => {
      // Names in code have no other place to break at than within.
      if (!element.closest(within) || (eye.isPage && element.closest('pre, code, .cm-editor'))) return []
      const words = [...node.data.matchAll(/(?<![^\s-])[^\s@/-]{1,20}(?![^\s-])/g)]
      const broken = words.filter(({ 0: word, index }) => {
        const [first, ...lines] = rectsOf(node, index, index + word.length)
        return lines.some(({ top }) => Math.abs(top - first!.top) > first!.height / 2)
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
    const page =
      scrollWidth > clientWidth ? [{ element: 'the page', found: `it is ${scrollWidth} px wide` }] : []
    const parts = eye.ours(':not(svg, svg *)').filter(eye.isShown)
    return [
      ...page,
      ...parts.flatMap((element): Found[] => {
        const { left, right } = element.getBoundingClientRect()
        const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowX)
        const found =
          isScrolled && element.scrollWidth > element.clientWidth + 1
            ? 'it scrolls sideways inside'
            : element.matches('button, a, input, select, textarea, p, h2, h3, label') &&
              (left < -1 || right > clientWidth + 1) &&
              `it reaches from ${Math.round(left)} to ${Math.round(right)} px`
        return found ? [{ element: eye.describe(element), found }] : []
      }),
    ]
  }

  return { pieces, rectsOf, isWhole, written, labelOf, cut, brokenWords, wide }
}
