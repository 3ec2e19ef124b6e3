import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { render } from './doc'
import { rows } from './rows'
import { collectTitles, root } from './titles'

/** Writes docs/specification.md anew. */
void collectTitles().then((titles) => writeFile(join(root, 'docs/specification.md'), render(rows, titles)))
