/** The search: a dialog over Pagefind's index, which is loaded when the dialog first opens. */
export function setUpSearch() {
  const opener = document.querySelector('button[data-search]')
  const { dialog, input, status, results } = createDialog()
  const root = new URL(opener.dataset.root + '/', location.href)
  let pagefind
  let searches = 0

  const open = () => {
    pagefind ??= loadPagefind(new URL(opener.dataset.search, location.href).href)
    dialog.showModal()
    input.select()
  }
  const search = async () => {
    const mine = ++searches
    const text = input.value.trim()
    const pages = text ? await resultsOf(await pagefind, text) : []
    if (mine !== searches) return
    results.replaceChildren(...pages.map((page) => entryOf(page, root)))
    status.textContent = !text
      ? ''
      : pages.length === 0
        ? `Nothing found for “${text}”.`
        : amount(pages.length)
  }

  opener.hidden = false
  opener.addEventListener('click', open)
  input.addEventListener('input', () => void search())
  dialog.addEventListener('keydown', (event) => moveFocus(event, dialog))
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || event.target.closest?.('a')) dialog.close()
  })
  addEventListener('keydown', (event) => {
    const typing = event.target.closest?.('input, textarea, select, [contenteditable], tavola-booking')
    const opens =
      event.key === '/' ? !typing && !event.ctrlKey && !event.metaKey && !event.altKey : isFind(event)
    if (!opens || dialog.open) return
    event.preventDefault()
    open()
  })
}

/** Without its worker, which would need a policy of its own. */
async function loadPagefind(address) {
  const pagefind = await import(address)
  await pagefind.options({ noWorker: true, ranking: { termSimilarity: 8 } })
  return pagefind
}

const isFind = ({ key, ctrlKey, metaKey }) => key.toLowerCase() === 'k' && (ctrlKey || metaKey)

const amount = (count) => (count === 1 ? '1 page' : `${count} pages`)

function createDialog() {
  const dialog = element('dialog', { className: 'finder', ariaLabel: 'Search' })
  const form = element('form', { method: 'dialog' })
  const input = element('input', {
    type: 'search',
    placeholder: 'Search the docs',
    ariaLabel: 'Search the docs',
    autocomplete: 'off',
    spellcheck: false,
  })
  const close = element('button', { type: 'button', textContent: 'Close' })
  close.addEventListener('click', () => dialog.close())
  // Enter opens the first result.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    dialog.querySelector('.found a')?.click()
  })
  const status = element('p', { className: 'status', role: 'status' })
  const results = element('ul', { className: 'found' })
  form.append(input, close)
  dialog.append(form, status, results)
  document.body.append(dialog)
  return { dialog, input, status, results }
}

const element = (name, properties) => Object.assign(document.createElement(name), properties)

/** The ten best pages, each with its matching sections. */
async function resultsOf(pagefind, text) {
  const { results } = await pagefind.search(text)
  return Promise.all(results.slice(0, 10).map((result) => result.data()))
}

function entryOf({ raw_url, url, meta, excerpt, sub_results }, root) {
  const address = raw_url ?? url
  const entry = element('li', {})
  entry.append(linkTo(address, root, meta.title, excerpt))
  const parts = sub_results.filter((part) => part.anchor).slice(0, 3)
  const list = element('ul', {})
  for (const part of parts) {
    const item = element('li', {})
    item.append(linkTo(`${address}#${part.anchor.id}`, root, part.title.replace(/ #$/, ''), part.excerpt))
    list.append(item)
  }
  if (parts.length > 0) entry.append(list)
  return entry
}

function linkTo(address, root, title, excerpt) {
  const link = element('a', { href: new URL(address.replace(/^\//, ''), root).href })
  const words = element('span', { className: 'excerpt' })
  // Pagefind escapes the text and marks the matches.
  const parsed = new DOMParser().parseFromString(excerpt, 'text/html')
  words.append(...parsed.body.childNodes)
  link.append(element('strong', { textContent: title }), words)
  return link
}

/** The arrow keys move through the results. */
function moveFocus(event, dialog) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [dialog.querySelector('input'), ...dialog.querySelectorAll('.found a')]
  const next = stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
  if (!stops[next]) return
  event.preventDefault()
  stops[next].focus()
}
