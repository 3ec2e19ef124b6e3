import type { Fault, Looked } from './page'

/** Every id that an element refers to stands in the same tree. */
export const examineRelations = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const attributes = [
      ...[
        'controls',
        'labelledby',
        'describedby',
        'activedescendant',
        'owns',
        'details',
        'errormessage',
        'flowto',
      ].map((name) => `aria-${name}`),
      ...['for', 'list', 'headers', 'popovertarget', 'form'],
    ]
    const dangling = eye.ours(attributes.map((name) => `[${name}]`).join()).flatMap((element) =>
      attributes.flatMap((name) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id && !(element.getRootNode() as ShadowRoot).getElementById(id))
          .map((id) => ({
            element: eye.describe(element),
            expected: `${name} to lead to an element of its tree`,
            found: `no element has the id "${id}"`,
          })),
      ),
    )
    const seen = new Set<string>()
    const twice = eye
      .ours('[id]')
      .filter(({ id }) => seen.has(id) || !seen.add(id))
      .map((element) => ({
        element: eye.describe(element),
        expected: 'an id of its own',
        found: `"${element.id}" stands twice`,
      }))
    return [...dangling, ...twice]
  })

/** The widget says its language, and a text in another one says its own. */
export const examineLanguage = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const faults = eye
      .roots()
      .filter((root) => !root.querySelector('[lang]'))
      .map(() => ({ element: 'the widget', expected: 'a language', found: 'no lang' }))
    // Words that are so frequent in English that a line with two of them is English.
    const english = /\b(the|and|your|you|for|with|is|are|we|please|table)\b/gi
    for (const { node, element } of eye.pieces()) {
      const language = element.closest('[lang]')?.getAttribute('lang') ?? ''
      if (language.startsWith('en')) continue
      const words = node.data.match(english) ?? []
      if (words.length >= 2)
        faults.push({
          element: eye.describe(element),
          expected: `text in "${language}", or a lang that says otherwise`,
          found: `English: "${node.data.trim().slice(0, 60)}"`,
        })
      const latin = node.data.match(/\p{Script=Latin}{3,}/gu) ?? []
      if (language.startsWith('ar') && latin.length >= 2 && !/[@/]|\p{Script=Arabic}/u.test(node.data))
        faults.push({
          element: eye.describe(element),
          expected: 'text in Arabic, or a lang that says otherwise',
          found: `"${node.data.trim().slice(0, 60)}"`,
        })
    }
    return faults
  })

/** A form that asks who somebody is says so to the browser, which fills it in. */
export const examineAutocomplete = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const wanted = ['given-name', 'family-name', 'email', 'tel']
    return eye
      .ours('input[type="email"], input[autocomplete="email"]')
      .filter((element) => eye.isShown(element))
      .flatMap((email) => {
        const form = email.closest('form, fieldset, section, .main') ?? (email.getRootNode() as ShadowRoot)
        const there = [...form.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
        return wanted
          .filter((token) => !there.includes(token as AutoFill))
          .map((token) => ({
            element: eye.describe(email),
            expected: `a field with autocomplete="${token}" in its form`,
            found: there.filter(Boolean).join(', ') || 'none at all',
          }))
      })
  })

/** Nothing is heard or seen over time, and nothing is a picture of text: criteria about these have nothing to apply to. */
export const examineMedia = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() =>
    eye
      .ours('audio, video, object, embed, canvas, track, marquee, blink, meta, map, [autofocus]')
      .map((element) => ({
        element: eye.describe(element),
        expected: 'no sound, film or drawn text',
        found: `<${element.localName}>`,
      })),
  )
