import type { DescribedLines } from './line'

export const pluginLines = {
  T060: {
    name: 'A plugin failed',
    example: '"afternoon-tea" failed in insert.when; the rest goes on. TypeError: …',
    cause:
      'A function of the plugin, or of the host (`onNoAvailability`, `transformSpecialRequests`), threw, rejected, took too long, or answered with what nobody expects. The line says which plugin and which hook; the error behind it says what. The widget goes on without that answer; where the plugin is essential, nothing is sent until it works.',
    cure: 'Mend the function: the stack of the error leads to it. "It failed 5 times in a row": the condition is no longer asked until the next booking. "It changes what it reads": a condition must not set what it looks at.',
  },
  T061: {
    name: 'A plugin did not load',
    example: 'The plugin "menus" did not load; the rest goes on. ChunkLoadError: …',
    cause:
      'The plugin’s file did not come (a content blocker, a folder that was not copied whole, a deployment between two requests), or the plugin does not fit to the others: then the error has a code from T070 on. It is left out, and asked for again; where it is essential, nothing is sent without it.',
    cure: 'See in the Network panel what came for the file; or look the error’s code up.',
  },
} as const satisfies DescribedLines
