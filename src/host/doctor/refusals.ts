/** What the browser has on record of a policy that was violated on this page. */
export interface Refusal {
  readonly blockedURL: string
  readonly effectiveDirective: string
  /** The whole policy that was violated. */
  readonly originalPolicy: string
  /** `report` is a policy that only watches. */
  readonly disposition: 'enforce' | 'report'
}

/** All of this page so far, in browsers that keep a record of it. */
export async function recordedRefusals(): Promise<Refusal[]> {
  if (typeof ReportingObserver === 'undefined') return []
  const reports = await new Promise<readonly unknown[]>((resolve) => {
    const observer = new ReportingObserver((all) => resolve(all), {
      types: ['csp-violation'],
      buffered: true,
    })
    observer.observe()
    setTimeout(() => {
      resolve(observer.takeRecords())
      observer.disconnect()
    })
  })
  return reports.map((report) => (report as { body: Refusal }).body)
}
