import {
  createContext,
  memo,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from 'react'
import type {
  ControlProps,
  GroupProps,
  InputProps,
  MenuListProps,
  MenuProps,
  OptionProps,
} from 'react-select'
import { usePlugin } from 'tavola/controls'
import type { Box } from './box-and-list'
import type { ListText } from './list-messages'
import type { Group as LineGroup, Line } from './location-lines'
import type { StartContext } from './model'

interface ListBox extends Pick<Box, 'field' | 'input'> {
  readonly t: ListText
  /** Whether the last press in the list was a finger's. */
  readonly isTouched: RefObject<boolean>
  /** Stands under the list: that more was found than it shows, or that a restaurant is gone; may be empty. */
  readonly notice: string
  readonly failed: boolean
  readonly retry: () => void
}

const BoxContext = createContext<ListBox | null>(null)
export const BoxProvider = BoxContext.Provider
const useBox = () => useContext(BoxContext)!

/** All lines, in their order. Apart from what changes more often. */
const LinesContext = createContext<readonly Line[]>([])
export const LinesProvider = LinesContext.Provider

/** Says of the box's input what Select would of its own, as long as what it names is there: a list without lines is none. */
function Input({ innerRef, selectProps, ...props }: InputProps<Line, false>) {
  const { input } = useBox()
  const lines = useContext(LinesContext)
  useImperativeHandle(innerRef, () => input.current!, [input])
  const isListed = selectProps.menuIsOpen && lines.length > 0
  const list = isListed && props['aria-controls']
  const option = isListed && props['aria-activedescendant']
  useLayoutEffect(() => {
    const { current } = input
    current!.setAttribute('aria-expanded', String(isListed))
    refer(current!, 'aria-controls', list)
    refer(current!, 'aria-activedescendant', option)
  })
  return null
}

function refer(input: HTMLInputElement, name: string, id: string | false | undefined): void {
  if (id) input.setAttribute(name, id)
  else input.removeAttribute(name)
}

/** A touch outside of it closes the list. */
function Control({ innerRef, children }: ControlProps<Line, false>) {
  const { field } = useBox()
  useImperativeHandle(innerRef, () => field.current!, [field])
  return <>{children}</>
}

function Menu({ innerProps, children }: MenuProps<Line, false>) {
  const { isTouched, notice, failed } = useBox()
  return (
    <div
      {...innerProps}
      className="location__menu"
      onPointerDown={({ pointerType }) => void (isTouched.current = pointerType === 'touch')}
    >
      {children}
      {failed && <Failure />}
      {notice && <p className="location__narrow">{notice}</p>}
    </div>
  )
}

function Failure() {
  const { retry, t } = useBox()
  const { t: boxText } = usePlugin<StartContext>()
  return (
    <p className="location__menu-notice location__failure">
      {t('searchFailed')}{' '}
      <button type="button" part="link" className="link" onClick={retry}>
        {boxText('tryAgain')}
      </button>
    </p>
  )
}

/** A list only while it has lines: a notice is no option. No stop of Tab, as a browser makes what can be scrolled. */
function MenuList({ innerRef, innerProps, children }: MenuListProps<Line, false>) {
  const { failed, t } = useBox()
  const lines = useContext(LinesContext)
  if (lines.length === 0) return failed ? null : <div className="location__menu-list">{children}</div>
  return (
    <div
      ref={innerRef}
      {...innerProps}
      tabIndex={-1}
      aria-label={t('restaurants')}
      className="location__menu-list"
    >
      {children}
    </div>
  )
}

function Group({ headingProps, data, children }: GroupProps<Line, false>) {
  const { before, label }: LineGroup = data
  return (
    <div role="group" aria-labelledby={headingProps.id}>
      <div role="presentation" className="location__group-heading">
        {before && `${before} `}
        <span id={headingProps.id}>{label}</span>
      </div>
      {children}
    </div>
  )
}

/** Drawn again only as the arrows come to it or leave it: all else of it follows from its data. */
const Option = memo(DrawnOption, (before, after) => {
  return before.data === after.data && before.isFocused === after.isFocused
})

/** Its place is counted over all groups: a browser counts each by itself, or not at all. */
function DrawnOption({
  innerRef,
  innerProps,
  data,
  isSelected,
  isFocused,
  children,
}: OptionProps<Line, false>) {
  const lines = useContext(LinesContext)
  return (
    <div
      ref={innerRef}
      {...innerProps}
      aria-selected={isSelected}
      aria-posinset={lines.indexOf(data) + 1}
      aria-setsize={lines.length}
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
