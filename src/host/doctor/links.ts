import type { Finding } from '../public'

/** The default brand's links are examples: a brand without links of its own shows diners an address that does not exist. */
export function examineLinks(links: unknown, hostname = location.hostname): Finding[] {
  if (typeof links !== 'object' || links === null) return []
  return Object.entries(links)
    .filter(([, address]) => /^https?:\/\/[^/]*\.example([/:?#]|$)/.test(String(address)))
    .map(([name, address]) => ({
      // While the page is being built, they may come later.
      level: /^(localhost|127\..*|\[::1\])$/.test(hostname) ? 'note' : 'warning',
      about: 'options',
      what: `brand: its link "${name}" is ${String(address)}, which does not exist.`,
      remedy: `Give the brand its own: links: { ${name}: 'https://…' }.`,
    }))
}
