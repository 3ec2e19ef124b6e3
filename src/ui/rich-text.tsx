import { Fragment, type ReactNode } from 'react'

/** A text whose `{name}` places are filled with elements: the text stays text, never markup. */
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
