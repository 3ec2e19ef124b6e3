import type { UserEvent } from '@testing-library/user-event'
import type { DomHand } from './dom-driver'

/** @param paste puts a text into the field that has the focus */
export const createUserHand = (
  user: UserEvent,
  paste: (field: HTMLElement, text: string) => Promise<unknown>,
): DomHand => ({
  click: (element) => user.click(element),
  type: (field, text) => user.type(field, text),
  async fill(field, text) {
    const { value } = field as HTMLInputElement
    // A third press chooses all that is there.
    await (value === '' ? user.click(field) : user.tripleClick(field))
    await paste(field, text)
  },
  select: (list, option) => user.selectOptions(list, option),
  keys: (keys) => user.keyboard(keys),
})
