import type { Variables } from './variables'

type Name = keyof Variables

/** Variables that mean something only together: one without the others stops the start. */
const together: readonly { readonly names: readonly Name[]; readonly why: string }[] = [
  {
    names: ['HCAPTCHA_SITE_KEY', 'HCAPTCHA_SECRET'],
    why: 'the key shows the challenge, and the secret checks that it was passed',
  },
  {
    names: [
      'BRAINTREE_ENVIRONMENT',
      'BRAINTREE_MERCHANT_ID',
      'BRAINTREE_PUBLIC_KEY',
      'BRAINTREE_PRIVATE_KEY',
    ],
    why: 'all four are needed to verify a card',
  },
]

/** Variables that mean something only beside another. */
const needs: readonly { readonly name: Name; readonly other: Name }[] = [
  { name: 'HCAPTCHA_HOSTNAMES', other: 'HCAPTCHA_SECRET' },
  { name: 'CAPTCHA_ON_ENQUIRIES', other: 'HCAPTCHA_SECRET' },
  { name: 'BRAINTREE_TOKENIZATION_KEY', other: 'BRAINTREE_PRIVATE_KEY' },
]

/** What is wrong with variables that are each right, a sentence each. */
export function wrongTogether(values: Readonly<Record<string, unknown>>): string[] {
  const isSet = (name: Name) => values[name] !== undefined && values[name] !== 'false'
  const halves = together.flatMap(({ names, why }) => {
    const missing = names.filter((name) => !isSet(name))
    if (missing.length === 0 || missing.length === names.length) return []
    const given = names.filter(isSet)
    return [`${given.join(' and ')} needs ${missing.join(' and ')}: ${why}.`]
  })
  const alone = needs
    .filter(({ name, other }) => isSet(name) && !isSet(other))
    .map(({ name, other }) => `${name} needs ${other}.`)
  return [...halves, ...alone]
}
