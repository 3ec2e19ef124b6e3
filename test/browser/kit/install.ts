import { chromiumPath, installChromium } from './chromium'

/** `npm run browsers`, before anything drives one. */
installChromium()
console.log(
  `The tests run in ${chromiumPath('shell')}, and where that does not suffice in ${chromiumPath()}.`,
)
