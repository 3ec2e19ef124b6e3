import { useCallback, useEffect, useId, useState } from 'react'
import { feeInWords, guaranteeTerms, type BankPage } from 'tavola/journeys'
import { Button, Dialog, LightSlot, usePlugin, useStyles } from 'tavola/controls'
import type { CardContext } from '.'
import css from './bank-dialog.css'
import { shieldFrames } from './frames'

/** After this many milliseconds without the bank's answer, or without its page, the diner reads that the bank is slow. */
const slowBank = 10_000

/**
 * The bank's check in a native modal dialog, also above the popup: first the wait, then the bank's own page if it asks the
 * diner. "Cancel" and Escape close only this dialog. A press on the backdrop does not, as it may end a check by mistake.
 */
export function BankDialog() {
  useStyles(css)
  const { state, t } = usePlugin<CardContext>()
  const id = useId()
  const page = state.check.value?.page ?? null
  const [isLoaded, setLoaded] = useState(false)
  const cancel = () => state.check.peek()?.cancel()

  return (
    <Dialog
      tabIndex={-1}
      className="bank"
      aria-labelledby={id}
      announced={t('bankTitle')}
      focusOn={(dialog) => dialog}
      onClose={cancel}
    >
      <h2 id={id}>{t('bankTitle')}</h2>
      <Status awaited={page === null ? 'answer' : isLoaded ? null : 'page'} />
      {page ? <Page page={page} isLoaded={isLoaded} onLoad={setLoaded} /> : <div className="bank-wait" />}
      <Button kind="quiet" onClick={cancel}>
        {t('bankCancel')}
      </Button>
    </Dialog>
  )
}

interface StatusProps {
  /** What has not come yet. Null once the bank's page has loaded. */
  readonly awaited: 'answer' | 'page' | null
}

/** The shell's announcer is behind this dialog, and is not heard. Nor is a text that comes together with its region. */
function Status({ awaited }: StatusProps) {
  const ctx = usePlugin<CardContext>()
  const { t } = ctx
  const [isHere, setHere] = useState(false)
  const [late, setLate] = useState<StatusProps['awaited']>(null)
  useEffect(() => setHere(true), [])
  useEffect(() => {
    const timer = setTimeout(setLate, slowBank, awaited)
    return () => clearTimeout(timer)
  }, [awaited])
  const { fee } = guaranteeTerms(ctx)
  const asks = fee ? t('bankAmount', feeInWords(ctx, fee)) : t('bankAsks')
  const text = awaited === 'answer' ? t('bankWait') : asks
  return (
    <p role="status" className="bank-status">
      {isHere && (awaited && awaited === late ? t('bankSlow') : text)}
    </p>
  )
}

interface PageProps {
  readonly page: BankPage
  readonly isLoaded: boolean
  readonly onLoad: (isLoaded: true) => void
}

/** The frame of the bank's page. */
function Page({ page, isLoaded, onLoad }: PageProps) {
  const { t } = usePlugin<CardContext>()
  const attach = useCallback(
    (place: HTMLElement) => {
      place.append(page.element)
      for (const frame of shieldFrames(page.element)) {
        frame.title = t('bankPage')
        // The frame fills our place, whatever the sizes of the elements around it are.
        for (let around = frame.parentElement!; around !== place; around = around.parentElement!)
          around.style.setProperty('display', 'contents', 'important')
      }
      page.placed()
      // From here on: an empty frame has loaded at once.
      const loaded = () => onLoad(true)
      page.element.addEventListener('load', loaded, true)
      return () => page.element.removeEventListener('load', loaded, true)
    },
    [page, onLoad, t],
  )
  return (
    <div className="bank-page">
      {!isLoaded && <p className="bank-loading">{t('bankLoading')}</p>}
      <LightSlot attach={attach} height="100%" />
    </div>
  )
}
