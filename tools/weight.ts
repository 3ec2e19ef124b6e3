import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts the lines of each room, and all files, and fails where one is more than 5 % above its figure in the table "Weight" of
 * docs/architecture.md. A file belongs to the innermost room that has a row: `examples` is without `examples/server`.
 */
const page = 'docs/architecture.md'
const slack = 1.05
const binary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?)$/

const figures = [
  ...readFileSync(page, 'utf8').matchAll(/^\| (`[\w./-]+`|files in all) +\| +([\d,]+) +\|/gm),
].map(([, room, figure]) => ({
  room: room!.replaceAll('`', ''),
  figure: Number(figure!.replaceAll(',', '')),
}))
const rooms = figures.map(({ room }) => room).sort((one, other) => other.length - one.length)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

const weights = new Map([['files in all', files.length]])
for (const file of files) {
  const room = rooms.find((name) => file.startsWith(`${name}/`))
  if (room === undefined || binary.test(file)) continue
  weights.set(room, (weights.get(room) ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1)
}

for (const { room, figure } of figures) {
  const weight = weights.get(room) ?? 0
  if (process.argv.includes('--all')) console.log(`${room}: ${weight} (${figure})`)
  if (weight <= figure * slack) continue
  console.error(
    `${room} has ${weight} ${room === 'files in all' ? '' : 'lines, '}more than 5 % above its figure of ${figure}. Take away as much, or change the figure in ${page} in the same commit and say why.`,
  )
  process.exitCode = 1
}
