import { useEffect } from 'react'
import { fillClosedMessage } from '../controls/venue'
import ErrorBanner from './error-banner'
import Header, { type HeaderProps } from './header/header'
import { useFocusRoom } from './focus-room'
import Loading from './loading'
import { TelephoneLink } from '../controls/telephone'
import { useKernel } from '../controls/context'
import { ErrorMark } from '../controls/form/error-mark'

/** What the shell shows beside the steps, once a restaurant is chosen: of no use while step 1 waits for one. */
const parts = { header: Header, banner: Banners, outside: Outside }

export interface LaterProps {
  readonly part: keyof typeof parts
}

export default function Later({ part, ...header }: LaterProps & HeaderProps) {
  const Part = parts[part]
  return <Part {...header} />
}

function Banners() {
  return (
    <>
      <ValidationFault />
      <ErrorBanner />
    </>
  )
}

/** An essential validator has failed, so the diner cannot continue. */
function ValidationFault() {
  const { problems, steps, facts, texts } = useKernel()
  if (!problems.uncheckable.value || steps.current.value?.step.end) return null
  return (
    <div part="banner" className="fault" role="alert">
      <ErrorMark />
      <p>{texts.t('invalid')}</p>
      <TelephoneLink telephone={facts.venue?.telephone} />
    </div>
  )
}

function Outside() {
  useFocusRoom()
  useReturn()
  return (
    <>
      <Loading />
      <ClosedAnnouncement />
    </>
  )
}

const returns = ['visibilitychange', 'pageshow', 'resume', 'focus']

/** Looks at the clock when the popup opens, and when the diner returns to a page that was left open. */
function useReturn(): void {
  const { clock } = useKernel()
  useEffect(() => {
    // A field that takes the focus is no return.
    const look = ({ type, target }: Event) => (type !== 'focus' || target === window) && clock.refresh()
    clock.refresh()
    for (const name of returns) window.addEventListener(name, look, true)
    return () => returns.forEach((name) => window.removeEventListener(name, look, true))
  }, [clock])
}

/** Announces the message of a restaurant that the diner chose. Outside of the steps, because each step renders it again. */
function ClosedAnnouncement() {
  const { announcer, brand, catalogue, facts, isUsed } = useKernel()
  const { venue } = facts
  useEffect(() => {
    if (isUsed.peek() && venue?.closedMessage)
      announcer.announce(
        fillClosedMessage(venue.closedMessage, venue, catalogue.formats),
        brand.backEndLanguage,
      )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each restaurant.
  }, [venue?.id])
  return null
}
