/** When every session begins: Friday morning in Dublin. */
export const friday = new Date('2026-11-20T09:00:00Z')
