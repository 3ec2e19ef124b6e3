/** What the log says of an error. */
export interface ErrorFields {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly constraint?: string
  readonly cause?: ErrorFields
}

/** Databases and parsers quote the value that they refuse, which may be a diner's. */
const withoutQuoted = (text: string) => text.replace(/"[^"]*"?/g, '"…"')

/**
 * An error's message, stack and causes, without what stands in double quotes, and without the properties where database
 * drivers keep queries and rows.
 */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error was thrown.', stack: '' }
  const { code, constraint } = error as Error & { readonly code?: unknown; readonly constraint?: unknown }
  return {
    type: error.name,
    message: withoutQuoted(error.message),
    stack: withoutQuoted(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined && { cause: errorFields(error.cause) }),
  }
}
