import { countGuests } from '../kernel/texts'
import { useKernel } from './context'

/** "2 people", "15+ people"; "1 adult and 8 children" where the journey asks for them apart. */
export function useGuestsInWords(): string {
  const { facts, journeys, catalogue } = useKernel()
  return countGuests(facts, journeys.current.value, catalogue)
}
