import { answerLines } from './answer-lines'
import { bootLines } from './boot-lines'
import { brandLines } from './brand-lines'
import { optionLines } from './option-lines'
import { pluginLines } from './plugin-lines'
import { startLines } from './start-lines'

/**
 * All lines that the widget writes to the console, by their codes. A new line: an entry in the list of its kind, and its
 * code in front of the text that is logged. A code is for ever: one that is no longer written keeps its place here, as
 * `gone`, and is never given to another line.
 */
export const lines = {
  ...startLines,
  ...optionLines,
  ...brandLines,
  ...answerLines,
  ...pluginLines,
  ...bootLines,
}

export type Code = keyof typeof lines

/** Codes that were written once. */
export const gone: readonly string[] = []

/** A line as it is logged: its code, and the text. */
export type Line = `${Code} ${string}`
