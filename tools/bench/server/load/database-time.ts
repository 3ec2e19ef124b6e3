import { readFileSync } from 'node:fs'
import pg from 'pg'

/** The processor time that each of PostgreSQL's processes has used, in seconds, by its id. */
type Times = ReadonlyMap<number, number>

/** Linux counts in hundredths of a second. */
const TICKS = 100

const CONNECTIONS =
  'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** Of the connections to one database; undefined where it is not PostgreSQL on this machine, on Linux. */
export async function databaseTimes(url: string | undefined): Promise<Times | undefined> {
  if (url === undefined) return undefined
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(CONNECTIONS)
    return new Map(rows.map(({ pid }) => [pid, secondsOf(pid)]))
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}

export function secondsSince(before: Times | undefined, after: Times | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)
}

/** Time in the program and in the system: proc(5), fields 14 and 15 of stat. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
