export function broughtBy(plugin: string): string[]
export function initialize(plugin: string): void
export function resolve(
  specifier: string,
  context: object,
  next: (specifier: string, context: object) => Promise<{ readonly url: string }>,
): Promise<{ readonly url: string }>
