import Bar from './header/bar'
import Later, { type LaterProps } from './later'

/** In a narrow window the header is a bar. */
export default function LaterNarrow({ part }: LaterProps) {
  return <Later part={part} Bar={Bar} />
}
