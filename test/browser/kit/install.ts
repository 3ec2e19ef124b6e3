import { chromiumPath, installChromium } from './chromium'
import { enginePrograms, mayLack, type EngineName } from './engines/engine'
import { install, neededPath } from './programs'

/** `npm run browsers`, before anything drives one. */
installChromium()
install(Object.values(enginePrograms).flat(), { isBare: true })
console.log(`Chromium: ${chromiumPath('shell')}, and where that does not suffice ${chromiumPath()}.`)
for (const name of Object.keys(enginePrograms) as EngineName[])
  console.log(
    mayLack(name)
      ? `${name}: not on this machine, and its tests do not run here. CONTRIBUTING.md says how to install it.`
      : `${name}: ${enginePrograms[name].map(neededPath).join(', ')}.`,
  )
