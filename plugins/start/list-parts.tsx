import { createContext, memo, useContext, useImperativeHandle, useLayoutEffect, type ReactNode } from 'react'
import type {
  ControlProps,
  GroupProps,
  InputProps,
  MenuListProps,
  MenuProps,
  OptionProps,
} from 'react-select'
import type { Box } from './box-and-list'
import type { Line } from './location-lines'

interface ListBox extends Pick<Box, 'field' | 'input'> {
  /** Stands under the list: that more was found than it shows, or that a restaurant is gone; may be empty. */
  readonly notice: string
}

const BoxContext = createContext<ListBox | null>(null)
export const BoxProvider = BoxContext.Provider
const useBox = () => useContext(BoxContext)!

/** What Select says of its own input, by elements that it draws. */
const references = ['aria-activedescendant', 'aria-controls', 'aria-describedby'] as const

/** Says of the box's input what Select would of its own. */
function Input({ innerRef, hasValue, ...props }: InputProps<Line, false>) {
  const { input } = useBox()
  useImperativeHandle(innerRef, () => input.current!, [input])
  useLayoutEffect(() => {
    for (const name of references) {
      // Without a value its description is its placeholder, and the box's input has that itself.
      const id = (name !== 'aria-describedby' || hasValue) && props[name]
      if (id) input.current!.setAttribute(name, id)
      else input.current!.removeAttribute(name)
    }
  })
  return null
}

/** A touch outside of it closes the list. */
function Control({ innerRef, children }: ControlProps<Line, false>) {
  const { field } = useBox()
  useImperativeHandle(innerRef, () => field.current!, [field])
  return <>{children}</>
}

function Menu({ innerProps, children }: MenuProps<Line, false>) {
  const { notice } = useBox()
  return (
    <div {...innerProps} className="location__menu">
      {children}
      {notice && <p className="location__narrow">{notice}</p>}
    </div>
  )
}

function MenuList({ innerRef, innerProps, children }: MenuListProps<Line, false>) {
  return (
    <div ref={innerRef} {...innerProps} className="location__menu-list">
      {children}
    </div>
  )
}

function Group({ headingProps, label, children }: GroupProps<Line, false>) {
  return (
    <div role="group" aria-labelledby={headingProps.id}>
      <div id={headingProps.id} className="location__group-heading">
        {label}
      </div>
      {children}
    </div>
  )
}

/** Drawn again only as the arrows come to it or leave it: all else of it follows from its data. */
const Option = memo(DrawnOption, (before, after) => {
  return before.data === after.data && before.isFocused === after.isFocused
})

function DrawnOption({ innerRef, innerProps, isFocused, children }: OptionProps<Line, false>) {
  return (
    <div
      ref={innerRef}
      {...innerProps}
      className={isFocused ? 'location__option location__option--is-focused' : 'location__option'}
    >
      {children}
    </div>
  )
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div className="location__menu-notice">{children}</div>
)

const Bare = ({ children }: { readonly children?: ReactNode }) => <>{children}</>
const Nothing = () => null

/** In place of Select's own parts: of its box nothing is left but what the list needs to know. */
export const listParts = {
  SelectContainer: Bare,
  Control,
  ValueContainer: Bare,
  SingleValue: Nothing,
  Placeholder: Nothing,
  Input,
  IndicatorsContainer: Nothing,
  Menu,
  MenuList,
  Group,
  Option,
  LoadingMessage: Notice,
  NoOptionsMessage: Notice,
}
