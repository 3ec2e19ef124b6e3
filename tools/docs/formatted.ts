import { format } from 'prettier'

/** A page as the repository's format has it. */
export const formatted = (markdown: string) =>
  format(markdown, {
    parser: 'markdown',
    semi: false,
    singleQuote: true,
    printWidth: 110,
    proseWrap: 'preserve',
  })
