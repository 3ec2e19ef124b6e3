/** In the page: the texts that are to be seen, where, and in which colour. It is sent there as text. */
export function texts() {
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

  function rectsOf(node: Text): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }

  /** The part that no ancestor clips. */
  function visiblePart(element: Element, { left, right, top, bottom }: DOMRect): DOMRect {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  /** All of it is to be seen, and nothing lies over its middle. */
  function isWhole(element: Element): boolean {
    const rect = element.getBoundingClientRect()
    const part = visiblePart(element, rect)
    return part.width >= rect.width - 2 && part.height >= rect.height - 2 && isUncovered(element, rect)
  }

  /** Nothing lies over its middle. */
  function isUncovered(element: Element, { x, y, width, height }: DOMRect): boolean {
    const hit = eye.at(x + width / 2, y + height / 2)
    return width > 1 && height > 1 && hit !== null && (hit.contains(element) || element.contains(hit))
  }

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, number[]>()

  /** Red, green, blue and alpha, 0 to 255. */
  function colour(text: string): number[] {
    const there = known.get(text)
    if (there) return there
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const read = [...canvas.getImageData(0, 0, 1, 1).data]
    known.set(text, read)
    return read
  }

  /** The opacity of the element with its ancestors. */
  function opacity(element: Element): number {
    let product = 1
    for (let one: Element | null = element; one; one = one.parentElement)
      product *= Number(getComputedStyle(one).opacity)
    return product
  }

  const isOut = (element: Element) => element.closest(':disabled, [aria-disabled="true"], [inert]') !== null

  const plain = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
  /** Of what is to be seen of a control. */
  const rectOf = (element: HTMLElement) => plain(eye.face(element).getBoundingClientRect())

  /** Every text with the place and the look of its letters; what is out of the order of Tab is exempt, what waits in it is not. */
  function written() {
    const modal = eye.ours('dialog:modal').at(-1)
    const seen = (element: Element) =>
      (!modal || modal.contains(element)) && !element.closest(':disabled, [inert]')
    const look = (element: Element, pseudo?: string) => {
      const { webkitTextFillColor, fontSize, fontWeight } = getComputedStyle(element, pseudo)
      return {
        element: eye.describe(element),
        colour: colour(webkitTextFillColor),
        opacity: opacity(element) * Number(pseudo ? getComputedStyle(element, pseudo).opacity : 1),
        size: parseFloat(fontSize),
        weight: Number(fontWeight),
      }
    }
    const nodes = pieces()
      .filter(({ element }) => seen(element))
      .map(({ node, element }) => ({
        ...look(element),
        rects: rectsOf(node)
          .map((rect) => visiblePart(element, rect))
          .filter((rect) => isUncovered(element, rect))
          .map(plain),
      }))
    const fields = eye
      .ours('input:not([type="checkbox"], [type="radio"]), textarea, select')
      .filter((field) => seen(field) && eye.isShown(field))
      .map((field) => {
        const box = field as HTMLInputElement
        const pseudo = box.value ? undefined : '::placeholder'
        const empty = !box.value && !box.placeholder
        return {
          ...look(field, pseudo),
          rects:
            empty || !isUncovered(field, field.getBoundingClientRect())
              ? []
              : [plain(field.getBoundingClientRect())],
        }
      })
    return [...nodes, ...fields].filter(({ rects }) => rects.length > 0)
  }

  /** The visible name of a control, without its description. */
  function labelOf(element: HTMLElement): string {
    const describing = (element.getAttribute('aria-describedby') ?? '').split(' ')
    const read = (from: Element): string =>
      describing.includes(from.id || '-')
        ? ''
        : [...from.childNodes]
            .map((child) => {
              if (child instanceof Text)
                return eye.isHeardAlone(from) || getComputedStyle(from).visibility === 'hidden'
                  ? ''
                  : child.data
              if (!(child instanceof Element) || child.matches('select, textarea, svg, style')) return ''
              return child.checkVisibility() ? ` ${read(child)} ` : ''
            })
            .join('')
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName))
      return [...((element as HTMLInputElement).labels ?? [])].map(read).join(' ').trim()
    return read(element).trim()
  }

  return { pieces, rectsOf, isWhole, written, labelOf, plain, rectOf, isOut, colour }
}

/** In the page: what is cut off, covered or broken. It is sent there as text. */
export function fits() {
  type Found = { element: string; found: string }

  /** Code and tables of our pages are in boxes that scroll. */
  const isInScroller = (element: Element) => eye.isPage && element.closest('pre, .table, .cm-editor') !== null

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
      .filter(({ element }) => (!modal || modal.contains(element)) && !isInScroller(element))
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

  /** A select has no property that tells whether its text is cut off. */
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
      // Names in code have no other place to break at than within.
      if (eye.isPage && element.closest('pre, code, .cm-editor')) return []
      // An address is longer than a line may be, and a line may end at a hyphen.
      const words = [...node.data.matchAll(/\S+/g)]
        .filter(({ 0: word }) => !/[@/]/.test(word))
        .flatMap((word) =>
          [...word[0].matchAll(/[^-]+/g)].map((part) => ({ 0: part[0], index: word.index + part.index })),
        )
        .filter(({ 0: word }) => word.length <= 20)
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
