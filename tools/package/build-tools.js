import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What "tavola/webpack" is made of, as it is: it runs in Node. */
const folders = ['tools/webpack', 'tools/light']

export function copyBuildTools(lib) {
  for (const folder of folders)
    for (const file of readdirSync(folder).filter((file) => /\.(m?js|d\.ts)$/.test(file)))
      cpSync(join(folder, file), join(lib, folder, basename(file)))
}
