import { useState } from 'react'
import { definePlugin, here, type Messages, type PluginContext, type Schema } from 'tavola'
import { webAddress } from 'tavola/page'
import { usePlugin, useStyles } from 'tavola/controls'
import css from './photograph.css'

/** A picture as the brand's options or a restaurant name it. Width and height in pixels. */
interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Empty: a decoration. */
  readonly alt: string
}

/** The brand's own picture, where a restaurant has none. */
const options: Picture = { src: '', width: 0, height: 0, alt: '' }

/** What a back end may say of a restaurant besides the fields of `Venue` (body.venue). */
interface Pictured {
  readonly picture: Picture | null
}

/** A restaurant's own picture: `picture: {src, width, height, alt}`, the last left out for a decoration. */
const venue: Schema<Pictured> = {
  '~standard': {
    version: 1,
    vendor: 'tavola',
    validate(value) {
      const { picture } = value as { picture?: Partial<Picture> | null }
      if (picture === undefined || picture === null) return { value: { picture: null } }
      const { src, width = 0, height = 0, alt = '' } = picture
      if (typeof src === 'string' && width > 0 && height > 0 && typeof alt === 'string')
        return { value: { picture: { src, width, height, alt } } }
      return { issues: [{ message: '"picture" needs src, width and height' }] }
    },
  },
}

/** A photograph in the header. */
export default definePlugin({
  id: 'photograph',
  options,
  addresses: { src: true },
  reads: { venue },
  inserts: [{ at: 'aside', always: true, load: here(Photograph) }],
})

type PhotographContext = PluginContext<object, Picture, Messages, { venue: typeof venue }>

/** The restaurant's picture, else the brand's. It lies under the header's text, so that nothing moves when it comes. */
function Photograph() {
  useStyles(css)
  const { extras, facts, options } = usePlugin<PhotographContext>()
  const picture: Picture = extras.venue(facts.venue)?.picture ?? options
  const address = picture.src ? webAddress(picture.src) : null
  return address && <Frame key={address} {...picture} src={address} />
}

/** Addresses of loaded pictures: each step has its own header, and a picture fades in only once. */
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
