export const container: { readonly containerVersion: object }
