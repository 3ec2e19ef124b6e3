/** Counts the missing, added, replaced and swapped letters between two words (Damerau and Levenshtein). */
export function countSlips(typed: string, meant: string): number {
  let beforeLast: number[] = []
  let last = [...Array(meant.length + 1).keys()]
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      now[column] = Math.min(
        last[column]! + 1,
        now[column - 1]! + 1,
        last[column - 1]! + Number(!isSame),
        isSwap ? beforeLast[column - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = now
  }
  return last[meant.length]!
}
