export const startDate: () => void
