const seated = new Set<() => Promise<void>>()

/** Takes all diners' widgets away: `afterEach(leaveAll)`, in every runner. */
export async function leaveAll(): Promise<void> {
  const failures: unknown[] = []
  for (const leave of [...seated]) await leave().catch((error: unknown) => void failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Adds one who will have to leave. Returns what to call once that is done. */
export function seat(leave: () => Promise<void>): () => void {
  if (seated.size > 0)
    throw new Error('The diner of an earlier test is still there. Write afterEach(leaveAll) above the tests.')
  seated.add(leave)
  return () => void seated.delete(leave)
}
