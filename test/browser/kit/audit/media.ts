import type { Fault } from './finding'
import type { Looked } from './looked'

/** Nothing is heard or seen over time, and nothing is a picture of text: criteria about these have nothing to apply to. */
export const examineMedia = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() =>
    eye
      .ours('audio, video, object, embed, canvas, track, marquee, blink, meta, map, [autofocus]')
      .map((element) => ({
        element: eye.describe(element),
        expected: 'no sound, film or drawn text',
        found: `<${element.localName}>`,
      })),
  )
