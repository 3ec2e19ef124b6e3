import { writeFile } from 'node:fs/promises'
import { openApiFile } from '../bodies/openapi'
import { wireFile } from '../bodies/wire'
import { formatted } from '../write-pages'
import { eventsFile, eventsSchema } from './events-schema'

/** The committed files that the code defines. Hosts and back ends rely on them, so a person reads what changed. */
export const contracts = async () =>
  new Map([
    await openApiFile(),
    await wireFile(),
    [eventsFile, await formatted(JSON.stringify(eventsSchema()), eventsFile)],
  ])

export async function writeContracts(): Promise<void> {
  for (const [file, text] of await contracts()) await writeFile(file, text)
}
