import { useState } from 'react'
import type { BrandJson, Settings } from '../settings'
import { inJson } from '../settings'
import { npmOf, tagOf } from './copied'

interface CopyProps {
  readonly settings: Settings
  readonly brand: BrandJson
}

/** The buttons that copy, and what came of the last press. */
export function CopyButtons({ settings, brand }: CopyProps) {
  const [said, say] = useState('')
  const copies = {
    'the tag': () => tagOf(brand, settings),
    npm: () => npmOf(brand, settings),
    JSON: () => inJson(brand),
    link: () => location.href,
  }
  /** A browser may refuse the clipboard, on plain http or by its policy. */
  const copy = (what: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(`Copied: ${what}.`),
      () => say('The browser did not let the page copy. Select the text and copy it by hand.'),
    )
  return (
    <div className="pg-copy">
      {Object.entries(copies).map(([what, text]) => (
        <button key={what} type="button" onClick={() => void copy(what, text())}>
          Copy {what}
        </button>
      ))}
      <p role="status">{said}</p>
      <details>
        <summary>Show the tag and the code</summary>
        <h3>The tag</h3>
        <pre tabIndex={0}>{copies['the tag']()}</pre>
        <h3>npm</h3>
        <pre tabIndex={0}>{copies.npm()}</pre>
      </details>
    </div>
  )
}
