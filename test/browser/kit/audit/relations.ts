import type { Fault } from './finding'
import type { Looked } from './looked'

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
