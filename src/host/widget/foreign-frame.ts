/**
 * Whether a page of another origin shows this one in a frame: it could put its own page over the popup's buttons. A frame without an
 * address (`srcdoc`, `blob:`) is a part of the page that wrote it, which says what is in it.
 */
export function isInForeignFrame(): boolean {
  if (!/^http/.test(location.protocol)) return false
  try {
    // Firefox has no `location.ancestorOrigins`. Another origin's document throws.
    for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) void frame.parent.document
    return false
  } catch {
    return true
  }
}
