import { today } from '../../tools/write-pages'
import { writeNights } from './nights'

/** `npx tsx test/sessions/write-nights.ts RECORD`: adds a record of today's sessions to docs/random-sessions.md. */
await writeNights(today(), process.argv[2]!)
