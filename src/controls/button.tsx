import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'aria-disabled'> {
  /** Its class and part. `quiet` is a `button` that doesn't lead on. `chip` and `step` bring no styles. */
  readonly kind?: 'button' | 'quiet' | 'link' | 'chip' | 'step'
  /**
   * Why it cannot be pressed now. It keeps its place and the focus, is described by this text alone, and ignores presses
   * (access.waiting-control).
   */
  readonly reason?: string | undefined
}

/** A native button in one of the brand's looks, of the type `button` by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'button', type = 'button', className, reason, ...attributes },
  ref,
) {
  const id = useId()
  const look = kind === 'quiet' ? 'button button-quiet' : kind
  return (
    <>
      <button
        type={type}
        part={look}
        {...attributes}
        ref={ref}
        {...(reason && {
          'aria-disabled': true,
          'aria-describedby': id,
          onClick: (event) => event.preventDefault(),
        })}
        className={className ? `${look} ${className}` : look}
      />
      {reason && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  )
})
