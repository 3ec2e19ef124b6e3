import { install, neededPath } from '../browser/kit/programs'
import { programs } from './programs'

/** Before the journeys with Orca: installs what is missing, as `npm run browsers` does. */
install(Object.values(programs))
console.log(`Orca's journeys use ${Object.values(programs).map(neededPath).join(', ')}.`)
