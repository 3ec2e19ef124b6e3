import { webAddress } from 'tavola'
import { usePlugin, useTexts, WebLink } from 'tavola/controls'
import { messages } from './messages'
import type { TermsContext } from './model'

/** Links to the chain's own pages in new tabs, so that nothing typed is lost; nothing if the brand has none. */
export function PageLinks() {
  const { links } = usePlugin<TermsContext>().brand
  const t = useTexts('terms', messages)
  const pages = (['page', 'privacy'] as const).flatMap((key) => {
    const href = key === 'page' ? links.terms : links.privacy
    return webAddress(href) === null ? [] : [{ key, href }]
  })
  if (pages.length === 0) return null
  return (
    <div className="terms-pages">
      <p>{t('inFull')}</p>
      <ul>
        {pages.map(({ key, href }) => (
          <li key={key}>
            <WebLink href={href}>{t(key)}</WebLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
