import type { DescribedLines } from './line'

export const startLines = {
  T001: {
    name: 'No element matches the container',
    example: '<script>: no element matches container "#boook". Did you mean "#book"?',
    cause:
      'The option `container` is not an element of the page, is misspelt itself, or `inline` is set without one. Usually the selector in `data-container` matches nothing, or `document.querySelector` ran before the element existed and returned `null`. The widget became a popup.',
    cure: 'Name an element that exists by then: `data-container="#book"`, or call `Tavola.init` after it. For a popup, leave `container` out.',
  },
  T002: {
    name: 'Booking did not load',
    example: 'Booking did not load. BootError: T076 [missing-need] Plugin "tea" needs plugin "start", …',
    cause:
      'The widget could not start. The error behind the line says why: a file (`tavola-first-….js`) that did not load, often because `tavola.js` was put into a bundle, or that was something else; or a code from T070 on, if the plugins of the brand do not fit together. Diners see "Booking did not load. Try again". "Booking needs a newer browser." means that the browser is older than [those that are supported](../browsers.md); its diners see the element with `data-tavola-fallback`, or that sentence.',
    cure: 'For a file: copy the build’s whole folder next to `tavola.js`, and look in the Network panel for its response (404, an HTML page, a content blocker, the page’s policy). For a code: look it up on this page.',
  },
  T003: {
    name: 'The popup was opened before there was a widget',
    example: 'no Tavola.init.',
    cause:
      'A popup was opened, but no widget has been given a back end and a brand yet. Often the page called `Tavola.init` before an `async` or `defer` script had loaded, and the console says "Tavola is not defined".',
    cure: 'Call `Tavola.init` first, or add `data-base-url` to the script tag. To call it before the script has loaded, add the [command queue](../embed.md#ways-to-embed).',
  },
  T004: {
    name: 'The brand in code is invalid',
    example: 'init: "brand.theme" must be a theme itself, as "tavola/themes/milano" exports it.',
    cause:
      'With npm, a brand holds the theme and the plugins themselves. Here one of them is a name, as in a script tag’s JSON, or is missing. Often it is a named import of a default export, which is `undefined`. Nothing was added to the page.',
    cure: "Import them: `import milano from 'tavola/themes/milano'`, `import start from 'tavola/plugins/start'`, and pass `brand: { theme: milano, plugins: [start, …] }`.",
  },
  T006: {
    name: 'The script cannot find its own files',
    example: 'tavola.js ran without its <script src>.',
    cause:
      '`tavola.js` and `tavola-inline.js` find their other files next to the script element that ran them. There is no such element: `import()`, `eval` or a module of a bundle ran the code, its text stands in the page or was run by jQuery (`html`, `append`, `load`), or the element is inside a shadow tree. The page shows no widget, and keeps its own `data-tavola-fallback`.',
    cure: 'Load it with an element of the document, `<script src="…/tavola.js">`. A script that inserts the tag creates it with `document.createElement("script")`. In a bundle, use the npm package.',
  },
  T007: {
    name: 'A file is not in the integrity list',
    example: 'integrity has no tavola-first-1a2b3c4d.js.',
    cause:
      'The page has a list of hashes (`Tavola.integrity`), and this file isn’t in it, so it wasn’t loaded. Usually the list is of another build than the files. If it is a file of step 1, diners see "Booking did not load. Try again".',
    cure: 'Publish the build’s `integrity.json` together with its folder. See [integrity](../security.md#integrity).',
  },
  T005: {
    name: 'require() of an ES module',
    example:
      'require("tavola"): Tavola is ES modules, and what runs this code cannot require them (Node.js 20.10.0). …',
    cause:
      'CommonJS code loads the package with `require`, and its runtime cannot load ES modules that way: Node.js before 20.19 or 22.12, Jest without ES modules, or a TypeScript build to CommonJS under one of them.',
    cure: 'Write `const { init } = await import("tavola")`; or set `"type": "module"` in your package.json and use `import`; or use a newer Node.js. In Jest: `NODE_OPTIONS=--experimental-vm-modules`.',
  },
  T008: {
    name: 'Two copies of Tavola in a test',
    example:
      'require("tavola/testing"): a loader turned this ES module into CommonJS, so Tavola would be loaded twice.',
    cause:
      'A loader such as tsx turns ES modules that are required into CommonJS, while parts that load later stay ES modules. A plugin in one copy doesn’t find the widget of the other.',
    cure: 'Set `"type": "module"` in your package.json, so that tests are imported. With Mocha, use `--import=tsx`, and not `--require tsx/cjs`. See [Test a plugin](../plugins/testing.md#install).',
  },
  T009: {
    name: 'A second widget in one container',
    example: 'the container has a widget already.',
    cause:
      'Two script tags name the same `data-container`, or `Tavola.init` ran twice for it. The container keeps its widget, and the second call returns the handle of that one.',
    cure: 'Remove one of the two. For another widget in its place, call `destroy` on the handle first; for other options, `update`.',
  },
  T026: {
    name: 'The client or the doctor did not load',
    example: 'the client did not load. ChunkLoadError: …',
    cause:
      'A file beside `tavola.js` did not load: `tavola-search-….js`, without which no restaurant is found, or `tavola-diagnostics-….js`. Usually only `tavola.js` or `tavola-inline.js` was copied to the server, not its folder. It can also be a lost connection: the next search loads the client again.',
    cure: 'Copy the build’s whole folder, and look in the Network panel for the file’s response.',
  },
} as const satisfies DescribedLines
