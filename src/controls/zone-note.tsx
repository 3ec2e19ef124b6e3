import { clockAt } from '../dates/plain-date'
import { utcOf } from '../dates/utc'
import { useKernel } from './context'
import { shell } from '../kernel/core/parts'
import { usePart } from './parts/use-part'
import type { ZoneProps } from './zone-name'

/**
 * Names the restaurant's time zone where the diner's clock is another one on the chosen day (time.zone-named). Its line is
 * there before its file. Shown once, beside the times: in `start` the part at `times-note` has it.
 */
export function ZoneNote() {
  const { brand, clock, facts, journeys } = useKernel()
  // Without them there are no times; and a browser takes long to make its first date format.
  const hasTimes = facts.venue && journeys.current.value
  const at = facts.date === null ? clock.now() : new Date(utcOf(`${facts.date}T12:00`))
  // Zones with different names may have the same clock.
  return hasTimes && clockAt(at) !== clockAt(at, brand.timeZone) && <Line at={at.getTime()} />
}

const loadName = () => import('./zone-name')
const line = { display: 'block' } as const

function Line(props: ZoneProps) {
  const name = usePart<ZoneProps>(shell, loadName)
  return <span style={line}>{name.state === 'loaded' ? <name.Component {...props} /> : '\u00a0'}</span>
}
