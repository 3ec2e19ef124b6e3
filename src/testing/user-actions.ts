import type { UserEvent } from '@testing-library/user-event'
import type { UserActions } from './dom-driver'

/** @param paste inserts a text into the focused field */
export const createUserActions = (
  user: UserEvent,
  paste: (field: HTMLElement, text: string) => Promise<unknown>,
): UserActions => ({
  click: (element) => user.click(element),
  type: (field, text) => user.type(field, text),
  async fill(field, text) {
    const { value } = field as HTMLInputElement
    // A triple click selects the whole text.
    await (value === '' ? user.click(field) : user.tripleClick(field))
    await paste(field, text)
  },
  select: (list, option) => user.selectOptions(list, option),
  keys: (keys) => user.keyboard(keys),
})
