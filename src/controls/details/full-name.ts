import type { ClipboardEvent } from 'react'
import type { Customer } from '../../contract/facts'
import { cleanText } from '../../person-text'

type Names = Pick<Customer, 'firstName' | 'lastName'>

/** Two or more words of letters: no email address, no number, no "Byrne, Anna". */
const fullName = /^([\p{L}\p{M}'’.-]+) ([\p{L}\p{M}'’. -]+)$/u

/** "Anna Byrne" as first and last name; null if the text is no full name. */
function namesIn(text: string): Names | null {
  const found = fullName.exec(cleanText(text).replace(/\s+/g, ' '))
  return found && { firstName: found[1]!, lastName: found[2]! }
}

/** The pasted names, if the paste replaces all of the field's text; otherwise the browser pastes as usual. */
export function pastedNames({
  clipboardData,
  currentTarget,
}: ClipboardEvent<HTMLInputElement>): Names | null {
  const { value, selectionStart, selectionEnd } = currentTarget
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  return isWhole ? namesIn(clipboardData.getData('text')) : null
}
