import { DetailsForm } from 'tavola'

/** Step 4. */
export default function Details() {
  return <DetailsForm />
}
