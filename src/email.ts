import { cleanText } from './person-text'

/**
 * The HTML standard's pattern without a dot at either end or two together, and with a domain of at least two parts. At most 64
 * characters before the @ and 254 in all, as RFC 5321 has them.
 */
const email =
  /^(?!\.|.*\.[.@]|[^@]{65}|.{255})[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

export const isEmail = (text: string): boolean => email.test(text.trim())

/** An email address in the form that is sent: a domain with non-ASCII letters becomes Punycode, unless the page's `URL` fails. */
export function sentEmail(text: string): string {
  const address = cleanText(text, 'plain')
  try {
    return address.replace(
      /^([^@]+@)(?=.*[^ -~])([\p{L}\p{M}\p{N}.。-]+)$/u,
      (_, local: string, domain: string) => local + new URL(`http://${domain}`).hostname,
    )
  } catch {
    return address
  }
}
