import { useId, type ReactNode } from 'react'
import { stopAfter } from '../texts'
import { useTexts } from '../use-texts'
import { messages } from '../../messages/details'
import { Note } from './note'

/** The attributes that connect a control with its label and its note. */
interface FieldControl {
  readonly id: string
  readonly part: 'input'
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface Props {
  readonly label: string
  /** Shown below the field instead of its hint, and read with the field. Its line is always reserved. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Read with the field in place of a hint that changes as the diner types. */
  readonly heard?: string | undefined
  /** Marks the field as optional, beside the label but not in the control's name. */
  readonly optional?: boolean | undefined
  /** The control: any input, select or textarea. */
  readonly children: (control: FieldControl) => ReactNode
}

/** A labelled control of any kind, with its error and its hint. */
export function Field({ label, error, hint, heard, optional, children }: Props) {
  const t = useTexts('details', messages)
  const id = useId()
  const note = `${id}-note`
  const isHeard = error === undefined && heard !== undefined
  const about = isHeard ? `${id}-heard` : (error || hint) && note
  const described = [optional && `${id}-optional`, about].filter(Boolean).join(' ')
  return (
    <div part="field" className="field">
      <label part="label" className={optional ? 'label-optional' : undefined} htmlFor={id}>
        {label}
      </label>
      {optional && (
        <span id={`${id}-optional`} {...(hint && stopAfter(t('optional')))} className="optional">
          {t('optional')}
        </span>
      )}
      {children({
        id,
        part: 'input',
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      <Note id={note} error={error}>
        {hint}
      </Note>
      {isHeard && (
        <span id={about} hidden>
          {heard}
        </span>
      )}
    </div>
  )
}
