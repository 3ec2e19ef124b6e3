import { safeDocument } from 'tavola/page'

/** A face of a look: the family that the look's style sheet names first under `--tavola-display`. */
export interface Face {
  readonly family: string
  /** WOFF2 files in base64, each with what it is for. */
  readonly files: readonly (readonly [base64: string, descriptors: FontFaceDescriptors])[]
}

/** By family. A document has each of them once, however often it is added. */
const made = new Map<string, readonly FontFace[]>()

/**
 * Adds a face to the document, as shadow roots have none of their own. It is given as bytes: the page's policy needs to let
 * through no address. It stays when the widget goes, for the next one.
 */
export function bring({ family, files }: Face): void {
  const faces =
    made.get(family) ??
    files.map(([base64, descriptors]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      return new FontFace(family, bytes, descriptors)
    })
  made.set(family, faces)
  for (const face of faces) safeDocument.fonts.add(face)
}
