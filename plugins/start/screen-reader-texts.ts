import type { AriaLiveMessages, GroupBase } from 'react-select'
import type { ListText } from './list-messages'

/**
 * The location box's texts for screen readers, in the brand's language: react-select's own are English. `nothing` is
 * what an open list without a line says, of which react-select tells nobody.
 */
export function screenReaderTexts<Line>(
  t: ListText,
  nothing: string,
): AriaLiveMessages<Line, false, GroupBase<Line>> {
  return {
    guidance({ context, isInitialFocus }) {
      if (context === 'menu') return nothing || t('listHelp')
      return isInitialFocus ? t('boxHelp') : ''
    },
    onChange({ label, labels }) {
      const name = label || labels[0]
      return name ? t('chosenLocation', { name }) : ''
    },
    // Apple's screen reader does not announce the focused option itself.
    onFocus: ({ isAppleDevice, label, focused, options }) =>
      isAppleDevice
        ? t('listPosition', { name: label, index: options.indexOf(focused) + 1, count: options.length })
        : '',
    onFilter: ({ resultsMessage }) => resultsMessage,
  }
}
