/** What the card sandbox knows of cards: their kinds, and what makes a number, a CVV and an expiration date right. */

const kinds = [
  { type: 'visa', niceType: 'Visa', starts: /^4/, lengths: [16], code: { name: 'CVV', size: 3 } },
  {
    type: 'master-card',
    niceType: 'Mastercard',
    starts: /^(5[1-5]|2[2-7])/,
    lengths: [16],
    code: { name: 'CVC', size: 3 },
  },
  {
    type: 'american-express',
    niceType: 'American Express',
    starts: /^3[47]/,
    lengths: [15],
    code: { name: 'CID', size: 4 },
  },
  {
    type: 'discover',
    niceType: 'Discover',
    starts: /^6(011|5)/,
    lengths: [16],
    code: { name: 'CID', size: 3 },
  },
]

/** What a number may be; one is left once that is clear. */
export const cardsFor = (digits) => (digits ? kinds.filter(({ starts }) => starts.test(digits)) : kinds)

/** Each says of digits: whether they are right, and whether more digits could make them so. */
export const rules = {
  number(digits) {
    const cards = cardsFor(digits)
    const longest = Math.max(0, ...cards.flatMap(({ lengths }) => lengths))
    const isValid = cards.some(({ lengths }) => lengths.includes(digits.length)) && luhn(digits)
    return { isValid, isPotentiallyValid: isValid || (cards.length > 0 && digits.length < longest) }
  },

  cvv(digits, { cards }) {
    const size = cards.length === 1 ? cards[0].code.size : 4
    const isValid = cards.length === 1 ? digits.length === size : digits.length === 3 || digits.length === 4
    return { isValid, isPotentiallyValid: digits.length <= size }
  },

  /** MMYY, this month or later and at most 19 years ahead. */
  expirationDate(digits, { now }) {
    const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2, 4))]
    const months = (year - now.getFullYear()) * 12 + month - 1 - now.getMonth()
    const monthFits = digits.length < 2 ? /^[01]?$/.test(digits) : month >= 1 && month <= 12
    const isValid = digits.length === 4 && monthFits && months >= 0 && months <= 12 * 19
    return { isValid, isPotentiallyValid: isValid || (monthFits && digits.length < 4) }
  },
}

/** As the card itself shows them. */
export const formats = {
  number: (digits) =>
    /^3[47]/.test(digits)
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
      : (digits.match(/.{1,4}/g) ?? []).join(' '),
  cvv: (digits) => digits,
  expirationDate: (digits) => [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(' / '),
}

export const longest = { number: 16, cvv: 4, expirationDate: 4 }

function luhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
