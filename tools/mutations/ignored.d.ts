export const reasons: readonly { readonly what: string; readonly reason: string }[]
