type Cell = string | number

/** A table in Markdown. */
export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
