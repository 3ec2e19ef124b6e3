/** In the page, after regions.js: which element has the focus, and what the browser's tree does not tell of it. */
{
  const { log, upFrom, textOfAlert } = window.speech

  /** The element with the focus; in a list, the option that it stands on. Nothing where the page alone has it. */
  function focused() {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === document.body || element.shadowRoot) return null
    const active = element.getAttribute('aria-activedescendant')
    return (active && element.getRootNode().getElementById(active)) || element
  }

  const within = (element, selector) =>
    [...upFrom(element)].slice(1).find((parent) => parent.matches(selector))

  /** "2 of 5", of options and radios. */
  function positionOf(element) {
    const { ariaPosInSet, ariaSetSize } = element
    if (ariaPosInSet && ariaSetSize) return [Number(ariaPosInSet), Number(ariaSetSize)]
    const others = sameSet(element).filter((other) => other.checkVisibility())
    return others.length > 0 ? [others.indexOf(element) + 1, others.length] : undefined
  }

  function sameSet(element) {
    if (element.matches('[role=option]'))
      return [...(within(element, '[role=listbox]')?.querySelectorAll('[role=option]') ?? [])]
    if (element.matches('input[type=radio]'))
      return [...element.getRootNode().querySelectorAll('input[type=radio]')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      )
    if (element.matches('[role=radio]'))
      return [...(within(element, '[role=radiogroup]')?.querySelectorAll('[role=radio]') ?? [])]
    return []
  }

  const items = (list) =>
    [...list.querySelectorAll('li, [role=listitem]')].filter(
      (item) => within(item, 'ul, ol, [role=list]') === list && item.checkVisibility(),
    ).length

  /** Its position in a grid, and the headings of its row and column. */
  function cellOf(element) {
    const cell = [...upFrom(element)].find((parent) => parent.matches('td, th, [role=gridcell]'))
    const table = cell && within(cell, 'table, [role=grid]')
    if (!table) return undefined
    const rows = [...table.querySelectorAll('tr, [role=row]')]
    const row = rows.find((row) => row.contains(cell))
    const column = [...row.children].indexOf(cell)
    const head = rows[0]?.children[column]
    return {
      row: rows.indexOf(row) + 1,
      column: column + 1,
      head: head?.matches('th, [role=columnheader]') ? head.abbr || head.ariaLabel || head.textContent : '',
    }
  }

  /** A text field's value, and whether all of it is selected. */
  function contentOf(element) {
    if (!element.matches('input, textarea') || element.selectionStart === undefined) return undefined
    if (/^(checkbox|radio|button|submit)$/.test(element.type)) return undefined
    let isSelected = false
    try {
      isSelected =
        element.value !== '' && element.selectionEnd - element.selectionStart === element.value.length
    } catch {
      // Fields of numbers and dates do not tell it.
    }
    return { text: element.value, isSelected, placeholder: element.placeholder ?? '' }
  }

  const { speech } = window
  Object.assign(speech, {
    /** The focused element at the last call of `take`. */
    at: null,
    factsOf: (element) => ({
      position: positionOf(element),
      cell: cellOf(element),
      content: contentOf(element),
      current: element.ariaCurrent ?? undefined,
      alert: [...upFrom(element)].filter((parent) => parent.matches('[role=alert]')).map(textOfAlert)[0],
      lists: [...upFrom(element)].filter((parent) => parent.matches('ul, ol, [role=list]')).map(items),
    }),
    /**
     * What was said and where the focus went since the last time. An alert that the focus has come into is said as the
     * place that it came into, and not by itself.
     */
    take() {
      speech.at = focused()
      const around = [...upFrom(speech.at)]
      return log
        .splice(0)
        .filter(({ alert }) => !alert || !around.includes(alert))
        .map(({ kind, again, text, why }) => ({ kind, again, text, why }))
    },
  })
}
