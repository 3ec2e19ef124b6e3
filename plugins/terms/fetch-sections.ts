export const loadSections = () => import(/* webpackChunkName: "conditions" */ './sections')

/** Ahead of the press; where it fails, the dialog asks again. */
export function fetchSections(): void {
  loadSections().catch(() => undefined)
}
