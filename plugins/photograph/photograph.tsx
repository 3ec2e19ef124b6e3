import { useState } from 'react'
import { webAddress } from 'tavola'
import { usePlugin, useStyles } from 'tavola/controls'
import type { PhotographContext } from './model'
import css from './photograph.css'
import type { Picture } from './picture'

/** The restaurant's picture, else the brand's. It lies under the header's text, so that nothing moves when it comes. */
export function Photograph() {
  useStyles(css)
  const { extras, facts, options } = usePlugin<PhotographContext>()
  const picture: Picture = extras.venue(facts.venue)?.picture ?? options
  const address = picture.src ? webAddress(picture.src) : null
  return address && <Frame key={address} {...picture} src={address} />
}

/** The addresses of those that have come: each step has a header of its own, and what was seen does not fade in again. */
const seen = new Set<string>()

function Frame({ src, width, height, alt }: Picture) {
  const [isHere, setHere] = useState(() => seen.has(src))
  const [wasHere] = useState(isHere)
  function come() {
    seen.add(src)
    setHere(true)
  }
  // One that does not come stays unseen, in its room.
  return (
    <img
      part="photograph"
      className={isHere ? 'photograph photograph-here' : 'photograph'}
      // eslint-disable-next-line no-restricted-syntax -- It is checked above.
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={wasHere ? 'eager' : 'lazy'}
      decoding={wasHere ? 'sync' : 'async'}
      onLoad={come}
    />
  )
}
