import type { Messages, PluginContext, Schema } from 'tavola'
import type { Picture } from './picture'

/** The brand's own picture, where a restaurant has none. */
export const options: Picture = { src: '', width: 0, height: 0, alt: '' }

/** What a back end may say of a restaurant besides the fields of the specification. */
interface Pictured {
  readonly picture: Picture | null
}

/** A restaurant's own picture: `picture: {src, width, height, alt}`, the last left out for a decoration. */
export const venue: Schema<Pictured> = {
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

export type PhotographContext = PluginContext<object, Picture, Messages, { venue: typeof venue }>
