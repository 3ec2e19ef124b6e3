import { Fragment, type ReactNode } from 'react'

/** A text whose `{name}` placeholders are replaced by elements. The text itself is never markup. */
export function RichText({
  text,
  parts,
}: {
  readonly text: string
  readonly parts: Readonly<Record<string, ReactNode>>
}) {
  return text
    .split(/(\{\w+\})/)
    .map((piece, index) => <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>)
}
