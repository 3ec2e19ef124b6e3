import type { DescribedLines } from './line'

export const pluginLines = {
  T060: {
    name: 'A plugin failed',
    example: '"afternoon-tea" failed in insert.when; the rest goes on. TypeError: …',
    cause: `A function of the plugin, or of the host (\`onNoAvailability\`, \`transformSpecialRequests\`), threw, rejected, took too long, or returned an unexpected value. The line names the plugin and the hook, and the error behind it gives the details. The widget continues without the result. If the plugin is essential, nothing is sent until it works. The widget's own errors are short:

| error | what it means |
| --- | --- |
| It is no longer asked. | The condition failed five times in a row. It is called again with the next booking. |
| It changes what it reads. | A condition (\`when\`, \`valid\`) changes state that it reads, so it would never settle. |
| A condition must not return a promise. | A condition is \`async\`, but must return at once. Fetch in \`setup\` or an effect, and keep the result in \`state\`. |
| Expected true or false, received …. | \`valid\` must return \`true\` or \`false\`. |
| Expected true, false or 'shown', received …. | So must \`beforeSubmit\`, which may also return \`'shown'\`. |
| Too many events. | Plugins emit events in response to events, without end. |
| No answer within … s. | The hook took longer than its plugin's \`deadline\`. |
| There is no message "…". | The text is not in the plugin's \`messages\`, nor in those of the shell. |
| It is outside of the widget. | A component that uses \`usePlugin\` is rendered in the host's own React tree. Often the page has React twice, or a test has Tavola twice: see "Two copies of React or Tavola". |`,
    cure: 'Fix the function. The stack of the error behind the line leads to it.',
  },
  T061: {
    name: 'A plugin did not load',
    example: '"loyalty" did not load; the rest goes on. ChunkLoadError: …',
    cause:
      'The plugin’s file did not load (a content blocker, an incomplete folder, a deployment between two requests), it is invalid, or it needs a plugin that did not load: then the error has a code from T070 on. The plugin is left out until the page is loaded again. No essential plugin is in such a file: an invalid one, or one that needs the lost plugin, makes the brand invalid (T002).',
    cure: 'Look in the Network panel for the file’s response, or look up the error’s code.',
  },
  T062: {
    name: 'Two plugins replace one part',
    example:
      'brand: plugins "our-chips" and "our-times" both replace the part at "time". Only that of "our-chips" is shown, as the brand lists it first.',
    cause:
      'Both have an insert at a place where an insert replaces a part. With a condition (`when`), the second is shown while the first isn’t.',
    cure: 'Remove one of the two from `plugins`, change their order, or let one wrap the part (`wraps: true`).',
  },
} as const satisfies DescribedLines
