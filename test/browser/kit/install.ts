import { chromiumPath, installChromium } from './chromium'
import { enginePrograms } from './engines/engine'
import { libraryPrograms } from './page-libraries'
import { install, mayLack, neededPath } from './programs'

/** `npm run browsers`, before anything drives one. */
installChromium()
const needed = Object.entries({ ...enginePrograms, 'libraries of pages': libraryPrograms })
install(
  needed.flatMap(([, programs]) => programs),
  { isBare: true },
)
console.log(`Chromium: ${chromiumPath('shell')}, and where that does not suffice ${chromiumPath()}.`)
for (const [name, programs] of needed)
  console.log(
    mayLack(programs)
      ? `${name}: not on this machine, and its tests do not run here. CONTRIBUTING.md says how to install it.`
      : `${name}: ${programs.map(neededPath).join(', ')}.`,
  )
