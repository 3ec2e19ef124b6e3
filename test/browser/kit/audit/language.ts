import type { Fault } from './finding'
import type { Looked } from './looked'

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
