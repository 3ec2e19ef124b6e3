/** What the region that says what changes is given from now on, line by line: screen readers say each once. */
export function hear(region: Element): readonly string[] {
  const heard: string[] = []
  const observer = new window.MutationObserver((records) => {
    // What is taken away is not said.
    for (const { type, addedNodes, target } of records)
      for (const { textContent } of type === 'characterData' ? [target] : addedNodes)
        if (textContent) heard.push(textContent)
  })
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  return heard
}
