import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editPage } from './edit-page'

/** Where a page has step 1 in its HTML: `<!-- step 1: milano-en -->`. */
const mark = /<!-- step 1: ([\w-]+) -->/

/** Puts the build's step 1 into the pages that ask for it (README, "Faster still"). */
export const writtenStep = (distFolder: string) =>
  editPage(async (page) => {
    const [comment, name] = mark.exec(page) ?? []
    if (!comment) return page
    const step = await readFile(join(distFolder, 'page', `${name}.html`), 'utf8').catch(() => '')
    return page.replace(comment, () => step)
  })
