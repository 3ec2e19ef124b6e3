import { useId, type RefObject } from 'react'
import { Place, RichText, usePlugin, WebLink } from 'tavola/controls'
import { leave, type GuaranteeContext } from './model'
import { errorOf } from './problems'

/** The consent to the guarantee, which is required (section 5). */
export function Terms({ box }: { readonly box: RefObject<HTMLInputElement | null> }) {
  const ctx = usePlugin<GuaranteeContext>()
  const { state, t } = ctx
  const note = useId()
  const error = errorOf(ctx, 'terms')
  return (
    <div className="guarantee-terms">
      <label>
        <input
          ref={box}
          type="checkbox"
          required
          checked={state.terms.value}
          onChange={({ target }) => void (state.terms.value = target.checked)}
          onBlur={() => leave(state, 'terms')}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : note}
        />
        <span>
          <RichText
            text={t('agree')}
            parts={{ terms: <Place name="consent-link" fallback={<TermsPage />} /> }}
          />
        </span>
      </label>
      <p id={note} part="note" className="note note-error">
        {error}
      </p>
    </div>
  )
}

/** Opens in a new tab, so that the typed card is kept; plain text if the brand has no such page. */
function TermsPage() {
  const { brand, t } = usePlugin<GuaranteeContext>()
  return <WebLink href={brand.links.terms}>{t('terms')}</WebLink>
}
