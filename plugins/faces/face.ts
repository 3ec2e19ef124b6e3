import { safeDocument } from 'tavola'

/** A face of a look: the family that the look's style sheet names first under `--tavola-display`. */
export interface Face {
  readonly family: string
  /** WOFF2 files in base64, each with what it is for. */
  readonly files: readonly (readonly [base64: string, descriptors: FontFaceDescriptors])[]
}

const here = new Set<string>()

/**
 * Adds a face to the document, as shadow roots have none of their own. It is given as bytes: the page's policy needs to let
 * through no address. It stays when the widget goes, for the next one.
 */
export function bring({ family, files }: Face): void {
  if (here.has(family)) return
  here.add(family)
  for (const [base64, descriptors] of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    safeDocument.fonts.add(new FontFace(family, bytes, descriptors))
  }
}
