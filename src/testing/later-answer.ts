/** An answer that the test sends later, by calling `come`. */
export function later() {
  let come!: (answer: unknown) => void
  const given = new Promise((resolve) => (come = resolve))
  return { answer: () => given, come }
}
