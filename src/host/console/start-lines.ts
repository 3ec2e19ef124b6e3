import type { DescribedLines } from './line'

export const startLines = {
  T001: {
    name: 'The container is no element',
    example: 'no such container. #book',
    cause:
      'The option `container` is not an element of the page, or `inline` is asked for without one. Mostly the selector in `data-container` finds nothing, or `document.querySelector` came before the element and answered `null`. The widget became a popup, which nobody may ever open.',
    cure: 'Name an element that stands on the page by then: `data-container="#book"`, or call `Tavola.init` after it.',
  },
  T002: {
    name: 'Booking did not load',
    example: 'Booking did not load. BootError: T076 [missing-need] Plugin "tea" needs plugin "start", …',
    cause:
      'The widget could not start. What stands behind the line says why: the name of a file (`tavola-host-….js`) that did not come, or came as something else; or an error with a code of its own, from T070 on, where the plugins of the brand do not fit together. Diners see "Booking did not load. Try again".',
    cure: 'A file: copy the whole folder of the build beside `tavola.js`, and see in the Network panel what came for it (404, an HTML page, a content blocker, the page’s policy). An error with a code: look that code up.',
  },
  T003: {
    name: 'The popup was opened before there was a widget',
    example: 'no Tavola.init.',
    cause: 'A popup was asked for, and no widget has said yet which back end and which brand it has.',
    cure: 'Call `Tavola.init` first, or give the script tag its `data-base-url`.',
  },
  T004: {
    name: 'The brand in code cannot be used',
    example: 'init: "brand.theme" must be a theme itself, as "tavola/themes/milano" exports it.',
    cause:
      'With npm a brand holds the theme and the plugins themselves. Here one of them is a name, as in a script tag’s JSON, or is missing: often a named import of a default export, which is `undefined`. Nothing was put on the page.',
    cure: "Import them: `import milano from 'tavola/themes/milano'`, `import start from 'tavola/plugins/start'`, and give `brand: { theme: milano, plugins: [start, …] }`.",
  },
  T006: {
    name: 'The script does not know where its files are',
    example: 'no script element ran tavola.js.',
    cause:
      '`tavola.js` finds its other files next to the script element that ran it. Here no such element exists: `import()`, `eval` or a bundle ran the code, or the element is inside a shadow tree. The page shows no widget.',
    cure: 'Load it by an element of the document, `<script src="…/tavola.js">`. In a bundle, use the npm package.',
  },
  T005: {
    name: 'require() of an ES module',
    example:
      'require("tavola"): Tavola is ES modules, and what runs this code cannot require them (Node.js 20.10.0). …',
    cause:
      'CommonJS code asked for the package by `require`, and what runs it cannot load ES modules that way: a Node.js before 20.19 or 22.12, Jest without ES modules, or a TypeScript build to CommonJS under one of them.',
    cure: 'Write `const { init } = await import("tavola")`, or say `"type": "module"` in your package.json and use `import`, or take a newer Node.js. In Jest: `NODE_OPTIONS=--experimental-vm-modules`.',
  },
} as const satisfies DescribedLines
