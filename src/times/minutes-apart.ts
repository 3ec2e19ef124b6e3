const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** How far two times of a day, HH:MM, are from each other, in minutes. */
export const minutesApart = (one: string, other: string): number =>
  Math.abs(minutesOf(one) - minutesOf(other))
