import type { DescribedLines } from './line'

export const pluginLines = {
  T060: {
    name: 'A plugin failed',
    example: '"afternoon-tea" failed in insert.when; the rest goes on. TypeError: …',
    cause: `A function of the plugin, or of the host (\`onNoAvailability\`, \`transformSpecialRequests\`), threw, rejected, took too long, or answered with what nobody expects. The line says which plugin and which hook; the error behind it says what. The widget goes on without that answer; where the plugin is essential, nothing is sent until it works. The widget's own errors are short:

| error | what it means |
| --- | --- |
| It is no longer asked. | The condition failed five times in a row. It is asked again with the next booking. |
| It changes what it reads. | A condition (\`when\`, \`valid\`) sets what it looks at, and would be asked for ever. |
| A promise is no answer. | A condition is \`async\`. It has to answer at once: ask in \`setup\` or an effect, and keep the answer in \`state\`. |
| … is no answer. | \`valid\` has to answer with \`true\` or \`false\`. |
| Too many events. | Plugins answer events by events, without end. |
| No answer within … s. | The hook took longer than its plugin's \`deadline\`. |
| There is no message "…". | The text is not in the plugin's \`messages\`, nor in those of the shell. |
| It is outside of the widget. | A component that uses \`usePlugin\` or \`useTexts\` stands in a React tree of the host's own. Often the page has React twice: see "double React". |`,
    cure: 'Mend the function: the stack of the error behind the line leads to it.',
  },
  T061: {
    name: 'A plugin did not load',
    example: '"menus" did not load; the rest goes on. ChunkLoadError: …',
    cause:
      'The plugin’s file did not come (a content blocker, a folder that was not copied whole, a deployment between two requests), or the plugin does not fit to the others: then the error has a code from T070 on. It is left out, and asked for again; where it is essential, nothing is sent without it.',
    cure: 'See in the Network panel what came for the file; or look the error’s code up.',
  },
} as const satisfies DescribedLines
