/** Drawn in a box of 20 by 20, with lines in the colour of the text. */
const paths = {
  card: 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5 12.5h3.5',
  cancel: 'M3 4.5h14V17H3zM3 8h14M6.5 2.5v3M13.5 2.5v3M7.5 12.5l2 2 3.5-4',
  table: 'M10 2.5a7.5 7.5 0 1 0 .01 0zM10 6v4.2l3 1.8',
  party: 'M7.5 9.5a3 3 0 1 0-.01 0zM2.5 17c0-6 10-6 10 0M12.5 4a3 3 0 0 1 0 5.5M14.5 12c2 .6 3 2.2 3 5',
} as const

export type MarkName = keyof typeof paths

export function Mark({ name }: { readonly name: MarkName }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
