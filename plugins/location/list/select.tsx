import { useMemo } from 'react'
import type { AriaLiveMessages } from 'react-select'
import Select from 'react-select/base'
import { usePlugin } from 'tavola/controls'
import type { ListContext } from '.'
import { useBox } from '../box/shared'
import type { Group, Line } from '../lines'
import { RestaurantLine, restaurantOf } from './results'
import { ListingContext, PartsContext, selectParts, type Parts } from './select-parts'

interface Props extends Parts {
  readonly isOpen: boolean
  readonly isLoading: boolean
  readonly options: readonly (Line | Group)[]
  /** The lines of the options and of their groups, in order. */
  readonly lines: readonly Line[]
  readonly value: Line | null
  readonly text: string
  /** Shown in place of a list without lines. */
  readonly nothing: string
  /** Tab chooses the focused line. */
  readonly tabChooses: boolean
  readonly choose: (line: Line | null) => void
}

/**
 * react-select, which renders the list and handles keys, mouse and touch in it. It is used as it comes, by its public props:
 * the input is the box's (../box), the parts are ours, and the widget's announcer speaks (.).
 */
export function LocationSelect({
  isOpen,
  isLoading,
  options,
  lines,
  value,
  text,
  nothing,
  tabChooses,
  choose,
  ...parts
}: Props) {
  const ctx = usePlugin<ListContext>()
  const { input, setOpen } = useBox()
  const listing = useMemo(() => ({ input, lines }), [input, lines])
  return (
    <PartsContext.Provider value={parts}>
      <ListingContext.Provider value={listing}>
        <Select
          unstyled
          components={selectParts}
          // Its live region stays, but has nothing to say.
          aria-live="off"
          ariaLiveMessages={noMessages}
          // The back end searches.
          filterOption={null}
          // The style sheet keeps the wheel within the list, and nothing scrolls the page but the diner.
          captureMenuScroll={false}
          menuShouldScrollIntoView={false}
          backspaceRemovesValue={false}
          blurInputOnSelect={false}
          tabSelectsValue={tabChooses}
          value={value}
          inputValue={text}
          onInputChange={() => undefined}
          onChange={choose}
          menuIsOpen={isOpen}
          onMenuOpen={() => setOpen(true)}
          onMenuClose={() => setOpen(false)}
          options={options}
          isLoading={isLoading}
          getOptionValue={(line) => String(restaurantOf(line).id)}
          getOptionLabel={(line) => restaurantOf(line).name}
          formatOptionLabel={(line) => <RestaurantLine line={line} ctx={ctx} />}
          loadingMessage={() => ctx.t('searching')}
          noOptionsMessage={() => nothing}
        />
      </ListingContext.Provider>
    </PartsContext.Provider>
  )
}

const noMessage = () => ''
const noMessages: AriaLiveMessages<Line, false, Group> = {
  guidance: noMessage,
  onChange: noMessage,
  onFilter: noMessage,
  onFocus: noMessage,
}
