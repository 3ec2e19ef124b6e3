/** The stand-in's two frames. They know their widget's id from the address, and tell the page what was pressed. */
const frame = (body: string, script = '') => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <style>body { margin: 0; font: 14px/1.4 sans-serif; background: #fafafa } body > * { margin: 24px 16px }</style>
  <body>${body}
  <script>
    const say = (event) => parent.postMessage({ id: location.hash.slice(1), event }, '*')
    ${script}
  </script>
  </body>
</html>`

export const frames: Readonly<Record<string, string>> = {
  checkbox: frame(
    '<label><input type="checkbox" onclick="say(\'selected\')" /> I am human</label>',
    `addEventListener('message', ({ data }) => (document.querySelector('input').checked = data === 'tick'))`,
  ),
  challenge: frame(
    '<h1>Choose all the lions</h1><button type="button" onclick="say(\'passed\')">Verify</button>',
    `addEventListener('keydown', ({ key }) => key === 'Escape' && say('escaped'))`,
  ),
}
