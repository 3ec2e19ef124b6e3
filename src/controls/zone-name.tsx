import { useEffect } from 'react'
import { messages } from '../messages/widget-zone'
import { useKernel } from './context'
import { useTexts } from './use-texts'

export interface ZoneProps {
  /** A moment of the chosen day, as `Date.now()`. */
  readonly at: number
}

/** By the announcer of each widget: it is heard once, not with each return to the step. */
const heard = new WeakMap<object, string>()

/** "Times are in Ireland Time (GMT)". */
export default function ZoneName({ at }: ZoneProps) {
  const { announcer, brand, isUsed } = useKernel()
  const t = useTexts('widget', messages)
  const { locale, timeZone } = brand
  const text = t('timeZone', {
    zone: zoneName('longGeneric', at, locale, timeZone) ?? zoneName('long', at, locale, timeZone) ?? '',
    offset: zoneName('short', at, locale, timeZone) ?? '',
  })
  useEffect(() => {
    // Not what comes with the page.
    if (isUsed.peek() && heard.get(announcer) !== text) announcer.announce(text)
    heard.set(announcer, text)
  }, [announcer, isUsed, text])
  return <span>{text}</span>
}

type Style = Intl.DateTimeFormatOptions['timeZoneName']

/** Undefined in browsers that don't know the style. */
function zoneName(style: Style, at: number, locale: string, timeZone?: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style })
    return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
