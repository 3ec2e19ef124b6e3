import type { Reader } from './reader'

/** Without the widget: what Firefox and Orca do by themselves. */
export const barePage = () => `<!doctype html>
<html lang="en">
  <head><title>Bare</title></head>
  <body>
    <label>Children <input type="number" value="8" /></label>
    <button onclick="words.textContent = '12:15'">Choose</button>
    <button aria-describedby="words">Continue</button>
    <p id="words">Choose a time</p>
  </body>
</html>`

/** Changes the number, and then the description of Continue, which has been heard before. */
export async function walkBarePage(diner: Reader): Promise<void> {
  await diner.goesTo('Children')
  await diner.press('ArrowUp')
  await diner.goesTo('Continue')
  await diner.goesTo('Choose', 'Shift+Tab')
  await diner.press('Space')
  await diner.goesTo('Continue')
}
