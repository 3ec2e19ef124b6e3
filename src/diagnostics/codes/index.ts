import { bootLines } from './boot'
import { brandLines } from './brand'
import { optionLines } from './options'
import { pluginLines } from './plugins'
import { responseLines } from './responses'
import { startLines } from './start'

/**
 * All console lines of the widget, by their codes. A new line needs an entry in its file here, and its code at the start of
 * the text that is logged. A code keeps its meaning in all versions: one that is no longer written moves to `gone`.
 */
export const lines = {
  ...startLines,
  ...optionLines,
  ...brandLines,
  ...responseLines,
  ...pluginLines,
  ...bootLines,
}

export type Code = keyof typeof lines

/** Codes of earlier versions. */
export const gone: readonly string[] = []

/** A line as it is logged: its code, and the text. */
export type Line = `${Code} ${string}`
