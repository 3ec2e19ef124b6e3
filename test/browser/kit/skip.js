/**
 * In the page: walks from step 1, where a time can be chosen, or from the details, to where the booking or the enquiry
 * can be completed, or no further than to the details.
 */
export async function skip(guest, to) {
  const find = (selector, suits) =>
    // The document's own: an element of the page may have its name.
    [...Reflect.apply(HTMLDocument.prototype.querySelectorAll, document, ['.tavola'])]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(selector) ?? [])])
      .find((element) => element.checkVisibility() && suits(element))
  const appears = (selector, suits = () => true) =>
    new Promise((done) => {
      const look = () => {
        const found = find(selector, suits)
        if (found) done(found)
        else requestAnimationFrame(look)
      }
      look()
    })
  const fill = (field, text) => {
    // By the browser's own setter: React has one over it, and would know of the change before it is told.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
    // Not an Event, which MooTools replaces.
    field.dispatchEvent(new CustomEvent(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }
  const submit = async () => (await appears('button[type=submit]:not([aria-disabled=true])')).click()

  const firstName = 'input[autocomplete=given-name]'
  if (!find(`${firstName}, .confirmed`, () => true)) {
    fill(
      await appears('select:enabled', ({ options }) => [...options].some(({ value }) => value === '19')),
      '19',
    )
    await submit()
  }
  await appears(firstName)
  if (to === 'details') return
  for (const [field, text] of Object.entries(guest)) fill(await appears(`input[autocomplete=${field}]`), text)
  const consent = await appears('input[type=checkbox][aria-required=true]')
  if (!consent.checked) consent.click()
  await submit()
  await appears('.confirmed .action .button')
}
