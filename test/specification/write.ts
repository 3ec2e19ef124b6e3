import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { render } from './doc'
import { writeEvents } from './events-schema'
import { rows } from './rows'
import { collectTitles, root } from './titles'

/** Writes docs/specification.md anew, and docs/events.v1.json. */
void writeEvents()
void collectTitles().then((titles) => writeFile(join(root, 'docs/specification.md'), render(rows, titles)))
