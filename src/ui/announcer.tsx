import { useKernel } from './context'

/**
 * The one place that says to screen readers what changes on the screen (WCAG 2.2, 4.1.3): the loading text of section 2,
 * and what `announce` is given. It is there, and empty, before anything is said: a region that comes with its text, or
 * was hidden, is not heard. Each line is said alone: with `aria-atomic` all of them would be said again.
 */
export function Announcer() {
  const { busy, loadingText, said } = useKernel()
  return (
    <div className="heard" role="status" aria-atomic="false">
      {busy.value && <p>{loadingText.value}</p>}
      {said.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
