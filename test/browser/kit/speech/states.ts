import type { Part } from './tree'

/** What NVDA calls the states of an element, in the order in which it says them. */
export function statesOf({ role, properties }: Part): readonly string[] {
  const is = (name: string) => properties[name] === true || properties[name] === 'true'
  const has = (name: string) => name in properties
  const isText = /^(textbox|searchbox)$/.test(role)
  const isCheckable = /^(checkbox|radio|switch)$/.test(role)
  return [
    is('disabled') && 'unavailable',
    role === 'option' && !is('selected') && 'not selected',
    is('busy') && 'busy',
    has('pressed') && (is('pressed') ? 'pressed' : 'not pressed'),
    isCheckable && (is('checked') ? 'checked' : 'not checked'),
    is('readonly') && (isText || role === 'checkbox') && 'read only',
    has('expanded') && (is('expanded') ? 'expanded' : 'collapsed'),
    role !== 'combobox' && popups[String(properties.hasPopup)],
    is('required') && 'required',
    properties.invalid !== undefined && properties.invalid !== 'false' && 'invalid entry',
    has('autocomplete') && properties.autocomplete !== 'none' && 'has auto complete',
    is('multiline') && 'multi line',
    role === 'combobox' && has('editable') && 'editable',
  ].filter((state): state is string => Boolean(state))
}

const popups: Readonly<Record<string, string>> = {
  menu: 'subMenu',
  true: 'subMenu',
  listbox: 'opens list',
  dialog: 'opens dialog',
  grid: 'opens grid',
  tree: 'opens tree',
}
