import type { Finding } from './finding'

/** The default brand's own links lead nowhere: a brand that gives none shows diners an address that does not exist. */
export function examineLinks(links: unknown, hostname = location.hostname): Finding[] {
  if (typeof links !== 'object' || links === null) return []
  return Object.entries(links)
    .filter(([, address]) => /^https?:\/\/[^/]*\.example([/:?#]|$)/.test(String(address)))
    .map(([name, address]) => ({
      // Whoever is still building the page may give them later.
      level: /^(localhost|127\..*|\[::1\])$/.test(hostname) ? 'note' : 'warning',
      about: 'options',
      what: `brand: its link "${name}" is ${String(address)}, which does not exist.`,
      remedy: `Give the brand its own: links: { ${name}: 'https://…' }.`,
    }))
}
