/**
 * Whether a page of another origin shows this one in a frame: such a page could cover the popup's buttons. A frame without an
 * address (`srcdoc`, `blob:`) belongs to the page that wrote it. The page around a sandboxed frame is unknown.
 */
export function isInForeignFrame(): boolean {
  let frame: Window = window
  try {
    // Firefox has no `location.ancestorOrigins`. Another origin's document throws.
    for (; frame !== parentOf(frame); frame = parentOf(frame)) void parentOf(frame).document
    return false
  } catch {
    return hasAddress(frame)
  }
}

/** The address of this page, or of the page that wrote this frame. */
export function addressOfPage(): string {
  let frame: Window = window
  while (!hasAddress(frame)) frame = parentOf(frame)
  return frame.location.href
}

/** The window around a frame. A page's global named `parent` hides it, so `top` is used, which no global can hide. */
function parentOf({ parent, top }: Window): Window {
  return parent && parent.window === parent ? parent : top!
}

const hasAddress = ({ location }: Window) => /^http/.test(location.protocol)
