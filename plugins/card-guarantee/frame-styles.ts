import type { HostedFieldsOptions } from './braintree-modules'

/** The theme's look for the inputs in the frames, which no style sheet of ours reaches: read from our own elements. */
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

/** The frames stand in the page's own tree, where its styles apply: the styles that matter are `!important`. */
export function shieldFrames(containers: Iterable<HTMLElement>): void {
  for (const container of containers) {
    for (const frame of container.querySelectorAll('iframe')) {
      frame.style.cssText =
        'all:initial!important;display:block!important;width:100%!important;height:100%!important;color-scheme:light!important'
    }
  }
}
