/**
 * Whether a page of another origin shows this one in a frame: it could put its own page over the popup's buttons. A frame without an
 * address (`srcdoc`, `blob:`) is a part of the page that wrote it. What is around a sandboxed one can't be known.
 */
export function isInForeignFrame(): boolean {
  let frame: Window = window
  try {
    // Firefox has no `location.ancestorOrigins`. Another origin's document throws.
    for (; frame !== around(frame); frame = around(frame)) void around(frame).document
    return false
  } catch {
    return hasAddress(frame)
  }
}

/** The address of this page, or of the one around it that wrote it. */
export function addressOfPage(): string {
  let frame: Window = window
  while (!hasAddress(frame)) frame = around(frame)
  return frame.location.href
}

/** A page's own global named `parent` hides the window around it. Then it is the outermost one, as `top` can't be hidden. */
function around({ parent, top }: Window): Window {
  return parent && parent.window === parent ? parent : top!
}

const hasAddress = ({ location }: Window) => /^http/.test(location.protocol)
