export const loadSections = () => import(/* webpackChunkName: "terms-sections" */ './sections')

/** Loads the sections before the press. If that fails, the dialog tries again. */
export function fetchSections(): void {
  loadSections().catch(() => undefined)
}
