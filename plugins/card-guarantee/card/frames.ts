import type { CardForm } from 'tavola/journeys'

/** The theme's values for the inputs in the frames. Our style sheets do not apply there, so they are read from our elements. */
export function frameLook(form: HTMLElement): CardForm['look'] {
  const { color, fontFamily, fontSize } = getComputedStyle(form)
  const label = form.querySelector('.label')
  const placeholderColor = label ? getComputedStyle(label).color : color
  return { color, placeholderColor, fontFamily, fontSize, padding: '0 14px' }
}

/** The frames are in the page's document, where its styles apply: hence `!important`. */
export function shieldFrames(container: HTMLElement): readonly HTMLIFrameElement[] {
  const frames = [...container.querySelectorAll('iframe')]
  for (const frame of frames) {
    frame.style.cssText =
      'all:initial!important;display:block!important;width:100%!important;height:100%!important;color-scheme:light!important'
  }
  return frames
}
