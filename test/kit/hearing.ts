/** What the region that says what changes is given from now on, line by line: screen readers say each once. */
export function hear(region: Element): readonly string[] {
  const heard: string[] = []
  const observer = new window.MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      for (const { textContent } of addedNodes.length > 0 ? addedNodes : [target])
        heard.push(textContent ?? '')
  })
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  return heard
}
