import { DetailsForm } from 'tavola/controls'

/** Step 4. */
export default function Details() {
  return <DetailsForm />
}
