// In the page, before its own scripts: what is under way there, and a mark that Orca says when it has said all before it.
{
  let keys = 0
  /** Requests and scripts. */
  let loading = 0
  const timers = new Set()
  /** In milliseconds. The widget waits longer than that only for what may never come. */
  const soon = 1_000
  const { fetch, setTimeout, clearTimeout } = window

  window.fetch = (...given) => {
    loading++
    return fetch(...given).finally(() => loading--)
  }
  window.setTimeout = (act, delay = 0, ...values) => {
    const run = () => {
      timers.delete(id)
      act(...values)
    }
    const id = setTimeout(run, delay)
    if (delay <= soon) timers.add(id)
    return id
  }
  window.clearTimeout = (id) => {
    timers.delete(id)
    clearTimeout(id)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node.localName !== 'script' || !node.src) continue
        loading++
        for (const end of ['load', 'error']) node.addEventListener(end, () => loading--, { once: true })
      }
  }).observe(document, { childList: true, subtree: true })
  addEventListener('keyup', ({ key }) => key !== 'Shift' && keys++, true)

  /** A modal dialog makes all outside it silent. */
  const modalIn = (root) =>
    [...root.querySelectorAll('*')]
      .flatMap((element) =>
        element.matches(':modal') ? element : element.shadowRoot ? modalIn(element.shadowRoot) : [],
      )
      .slice(-1)

  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

  window.tavolaWatch = {
    keys: () => keys,
    /** Resolves when nothing has been on its way for some frames. */
    async rests() {
      for (let frames = 0; frames < 3; frames++) {
        await drawn()
        if (loading > 0 || timers.size > 0) frames = -1
      }
    },
    async mark(text) {
      const place = modalIn(document)[0] ?? document.body
      let region = place.querySelector(':scope > .mark')
      if (!region) {
        region = document.createElement('div')
        region.className = 'mark'
        region.role = 'status'
        region.style.cssText = 'position: fixed; width: 1px; height: 1px; overflow: hidden'
        place.append(region)
        // A region that comes together with its text is not announced.
        await drawn()
      }
      region.textContent = text
    },
  }
}
