import type { Fault, Looked } from './page'

/**
 * Nothing is heard or seen over time, no text is a picture, nobody logs in, nothing is dragged or moved with the device,
 * and the page's title is the page's. Criteria about these have nothing to apply to.
 */
export const examineAbsent = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const media = 'audio, video, object, embed, canvas, track, marquee, blink, meta, map, [autofocus]'
    // Words may be drawn in any picture. The photographs of menus and restaurants are the chain's.
    const drawn = 'svg text, svg foreignObject, svg image, img:not(.menu-picture img, [part="photograph"])'
    const others =
      'input[type="password"], [autocomplete*="password"], [autocomplete="one-time-code"], [draggable="true"], [accesskey], title'
    const elements = eye.ours(`${media}, ${drawn}, ${others}`).map((element) => ({
      element: eye.describe(element),
      expected: 'no sound, film, drawn text, login, dragging or shortcut',
      found: `<${element.localName}>`,
    }))
    const listeners = eye.motionListeners.map((found) => ({
      element: 'the page',
      expected: 'nothing that follows the motion of the device',
      found,
    }))
    return [...elements, ...listeners]
  })
