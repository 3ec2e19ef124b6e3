import { install, neededPath } from '../browser/kit/programs'
import { programs } from './programs'

/** Installs what is missing, as `npm run browsers` does. */
install(Object.values(programs))
console.log(`Orca's journeys use ${Object.values(programs).map(neededPath).join(', ')}.`)
