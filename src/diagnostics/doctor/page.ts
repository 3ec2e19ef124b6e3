import { safeDocument } from '../../dom-clobbering'
import type { Finding } from '../../host/public'
import { findingsAbout } from './finding'

const finding = findingsAbout('page')

/** Examines the page as a whole. */
export function examinePage(): Finding[] {
  const found: Finding[] = []
  const report = (level: Finding['level'], what: string, remedy: string) =>
    void found.push(finding(level, what, remedy))
  const viewport = safeDocument.querySelector<HTMLMetaElement>('meta[name=viewport]')
  if (!viewport) {
    report(
      'error',
      'There is no viewport tag, so phones show the whole page, tiny.',
      'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
    )
  } else if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0*)?\b/.test(viewport.content)) {
    report('warning', 'The viewport tag forbids zooming in.', 'Remove user-scalable and maximum-scale.')
  }
  if (safeDocument.compatMode === 'BackCompat')
    report('warning', 'The page is in quirks mode.', 'Start it with <!doctype html>.')
  if (!safeDocument.documentElement.lang)
    report('note', 'The page has no language.', 'Add lang="…" to <html>.')
  const hidden = hiddenProperties()
  if (hidden.length > 0)
    report(
      'warning',
      `Elements of this page are named ${hidden.join(', ')}. They hide properties of the document, so other scripts may fail.`,
      'Rename them. If visitors wrote them, remove "id" and "name" from their HTML.',
    )
  if (!isSecureContext)
    report('error', "The page isn't served over https, so card fields won't work.", 'Serve it over https.')
  if (!/\[native code\]/.test(Function.prototype.toString.call(fetch)))
    report('note', 'A script on this page replaced fetch.', 'If requests fail, look there first.')
  if (storageDenied())
    report(
      'note',
      'Storage is denied, so the session id lasts as long as the page.',
      'Nothing to do: booking works.',
    )
  return found
}

/** Properties of the document that an element of the same name hides (src/dom-clobbering.ts). */
function hiddenProperties(): string[] {
  const page = document as unknown as Record<string, unknown>
  return Object.getOwnPropertyNames(page).filter(
    (name) => name in (Object.getPrototypeOf(page) as object) && Symbol.toStringTag in Object(page[name]),
  )
}

function storageDenied(): boolean {
  try {
    return !sessionStorage
  } catch {
    return true
  }
}
