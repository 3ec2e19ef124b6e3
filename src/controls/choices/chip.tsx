import { Button, type ButtonProps } from '../button'
import { useStyles } from '../context'
import css from './chip-input.css'
import { ChipInput, type ChipProps } from './chip-input'

/** Chips outside of a `ChipGroup`: a file apart, so that a plugin that only has a group downloads neither. */

export interface RadioChipProps extends ChipProps {
  /** The group of radios that it belongs to. */
  readonly name: string
}

/** A chip of a radio group that isn't a `ChipGroup`. It comes without the looks of a group and of checkboxes. */
export function RadioChip(props: RadioChipProps) {
  return <ChipInput {...props} type="radio" />
}

/** A button that looks like a chip. With `aria-pressed` it looks chosen or not. */
export function ChipButton(props: Omit<ButtonProps, 'kind' | 'className'>) {
  useStyles(css)
  return <Button {...props} kind="chip" />
}
