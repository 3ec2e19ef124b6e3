import { bootLines } from './boot'
import { brandLines } from './brand'
import { optionLines } from './options'
import { pluginLines } from './plugins'
import { responseLines } from './responses'
import { startLines } from './start'

/**
 * All console lines of the widget by code. A new line needs an entry here, and its logged text begins with the code. A code keeps its
 * meaning in all versions: one that is no longer written moves to `gone`.
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

/** A logged line: its code, and the text. */
export type Line = `${Code} ${string}`
