import { useQuietKernel } from './context'

interface Props {
  readonly lines: readonly string[]
  readonly className?: string
}

/** An address in one line (section 2, "Venue header"), with the comma and the direction of its own script. */
export function Address({ lines, className }: Props) {
  const written = lines.filter(Boolean)
  const comma = /[\u0600-\u06ff]/.test(written.join('')) ? '، ' : ', '
  const { backEndLanguage } = useQuietKernel().brand
  return (
    <bdi lang={backEndLanguage} className={className}>
      {written.join(comma)}
    </bdi>
  )
}
