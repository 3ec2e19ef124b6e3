import { missingLinks } from '../brand/missing-links'
import type { Finding } from '../public'

/** Of a brand's pages: those that it does not link to, and the default brand's, which are examples. */
export function examineLinks(links: unknown, hostname = location.hostname): Finding[] {
  // While the page is being built, they may come later.
  const level: Finding['level'] = /^(localhost|127\..*|\[::1\])$/.test(hostname) ? 'note' : 'warning'
  const missing = missingLinks(links).map((name) => ({
    level,
    about: 'options',
    what: `brand: it has no link "${name}": diners read the words, and can open no page.`,
    remedy: `Give it one: links: { ${name}: 'https://…' }.`,
  }))
  const examples = Object.entries(links ?? {})
    .filter(([, address]) => /^https?:\/\/[^/]*\.example([/:?#]|$)/.test(String(address)))
    .map(([name, address]) => ({
      level,
      about: 'options',
      what: `brand: its link "${name}" is ${String(address)}, which does not exist.`,
      remedy: `Give the brand its own: links: { ${name}: 'https://…' }.`,
    }))
  return [...missing, ...examples]
}
