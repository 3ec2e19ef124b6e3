import type { HostedFieldsOptions } from './braintree-modules'

/** The theme's styles for the inputs in the frames. Our style sheets do not apply there, so they are copied from our elements. */
export function frameStyles(form: HTMLElement): HostedFieldsOptions['styles'] {
  const { color, fontFamily, fontSize } = getComputedStyle(form)
  const label = form.querySelector('.label')
  return {
    input: {
      color,
      'font-family': fontFamily,
      'font-size': fontSize,
      'font-variant-numeric': 'tabular-nums',
      padding: '0 14px',
    },
    '::placeholder': { color: label ? getComputedStyle(label).color : color, opacity: '1' },
  }
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
