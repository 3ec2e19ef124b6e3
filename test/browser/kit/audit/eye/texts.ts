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
