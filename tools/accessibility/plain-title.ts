/** What a title cites: "WCAG 2.4.3, 4.1.3: ", "section 2, "Steps": ", "decisions, step 1: ". */
const citation = /^(?:WCAG|EN 301 549|section|decisions|contract|complaints?)\b(?:"[^"]*"|[^:;"])*(?::\s*|$)/

/** A test's title for readers of the report: its words without what it cites, after the name of its suite. */
export function plainTitle(title: string, fullTitle: string): string {
  const suite = fullTitle
    .slice(0, fullTitle.length - title.length)
    .replace(/^Browser: /, '')
    .trim()
  const words = title
    .split('; ')
    .map((part) => part.replace(citation, ''))
    .filter(Boolean)
    .join('; ')
  return `${capitalised(suite)}: ${words || title}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
