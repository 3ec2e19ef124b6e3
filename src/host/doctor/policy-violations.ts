/** The browser's record of a policy that was violated on this page. */
export interface Violation {
  readonly blockedURL: string
  readonly effectiveDirective: string
  /** The whole policy that was violated. */
  readonly originalPolicy: string
  /** `report`: the policy only reports, and refuses nothing. */
  readonly disposition: 'enforce' | 'report'
}

/** All so far, in browsers that keep a record. */
export async function recordedViolations(): Promise<Violation[]> {
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
  return reports.map((report) => (report as { body: Violation }).body)
}
