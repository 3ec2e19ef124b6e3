import { format } from 'oxfmt'
import options from '../.oxfmtrc.json'

/** A text as the repository's format has it. The file's name says what it is: Markdown, JSON or YAML. */
export async function formatted(text: string, file = 'page.md'): Promise<string> {
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}
