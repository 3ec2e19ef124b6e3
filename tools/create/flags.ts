import { kinds } from './kinds'
import type { Wish } from './wish'
import { Wrong } from './wrong'

const valued = ['into', 'tavola'] as const

/** Reads what stands after the command. Throws {@link Wrong} where it makes no sense. */
export function readFlags(words: readonly string[]): Wish | 'help' {
  if (words.includes('--help') || words.includes('-h')) return 'help'
  let wish: Wish = {}
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, flag, joined] = /^--(\w+)(?:=(.*))?$/s.exec(word) ?? []
    const kind = kinds.find((one) => one === flag)
    const name = valued.find((one) => one === flag)
    if (kind) wish = { ...wish, kind: onlyKind(wish, kind) }
    else if (name) wish = { ...wish, [name]: joined ?? valueAfter(word, rest) }
    else if (word.startsWith('-')) throw new Wrong(`There is no ${word}. --help lists the flags.`)
    else if (wish.name !== undefined)
      throw new Wrong(`One is made at a time: "${word}" is a second name beside "${wish.name}".`)
    else wish = { ...wish, name: word }
  }
  return wish
}

function onlyKind<Kind>({ kind: before }: Wish, kind: Kind): Kind {
  if (before !== undefined && before !== kind)
    throw new Wrong(`It is one of --${kinds.join(', --')}: both --${before} and --${String(kind)} are given.`)
  return kind
}

function valueAfter(flag: string, rest: string[]): string {
  const value = rest.shift()
  if (value === undefined || value.startsWith('--')) throw new Wrong(`${flag} needs a path after it.`)
  return value
}
