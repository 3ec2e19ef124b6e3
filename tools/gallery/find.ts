import type { Picture } from './picture'

/** What is looked for, as in the gallery's form and address. What is empty or left out finds every picture. */
export interface Wanted {
  readonly words?: string
  readonly journey?: string
  readonly step?: string
  readonly state?: string
}

/** Whether a picture is among those that are looked for. */
export function isWanted(picture: Picture, { words = '', journey, step, state }: Wanted): boolean {
  const text = `${picture.id} ${picture.title} ${picture.caption} ${picture.scene}`.toLowerCase()
  return (
    (!journey || picture.journey === journey) &&
    (!step || String(picture.step) === step) &&
    (!state || picture.state === state) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}
