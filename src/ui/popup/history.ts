/**
 * The popup's entries in the page's history. With them a phone's Back goes one step back or closes the popup instead of
 * leaving the page. There is one entry for each step that Back can go to. It has the page's address, and
 * the page's state is merged in. No entry is pushed during Back: browsers skip entries added without a user action.
 */
export interface PopupHistory {
  /** Adds or removes entries until there are `depth`; 0 removes all. */
  follow(depth: number): void
  /** Sets the callbacks for Back; undefined once the popup is gone, so that they do not hold it. */
  ask(answers: BackAnswers | undefined): void
  /** Runs a task once all entries are removed: a navigation of the page before that would be undone. */
  afterwards(task: () => void): void
  /** Removes the entries and runs the waiting tasks at once. */
  end(): void
}

export interface BackAnswers {
  /** Back was pressed. */
  readonly onBack: () => void
  /** How many entries there should be now. */
  readonly depth: () => number
}

const kept = new WeakMap<Element, PopupHistory>()

/** One object for each popup, also across remounts: history moves are asynchronous and must not overlap. */
export function historyOf(host: Element): PopupHistory {
  let entries = kept.get(host)
  if (!entries) kept.set(host, (entries = createPopupHistory()))
  return entries
}

/** The popup whose history move is pending, and its start. Moves are asynchronous, and only one may be pending. */
let mover: object | undefined
let since = 0
const waiting = new Set<() => void>()
/** After this many milliseconds a move counts as ignored: browsers limit how often a page may move. */
const patience = 2_000

/** The popups that have entries, and the page's own scroll restoration. */
const users = new Set<object>()
let restoration: ScrollRestoration

function addUser(user: object, onMove: () => void): void {
  // The browser must not restore an old scroll position after the page has scrolled since.
  if (users.size === 0) restoration = history.scrollRestoration
  history.scrollRestoration = 'manual'
  users.add(user)
  window.addEventListener('popstate', onMove)
}

function removeUser(user: object, onMove: () => void): void {
  if (users.delete(user) && users.size === 0) history.scrollRestoration = restoration
  window.removeEventListener('popstate', onMove)
}

/** An entry's state: the key of its popup, and under each popup's key the number of its entries up to this one. */
interface State {
  readonly tavola?: unknown
  readonly [key: string]: unknown
}

/** More entries than a popup ever has. */
const mostEntries = 50

/** The number of one of the popup's entries; 0 if the value is the page's own. */
const numberOf = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= mostEntries ? Number(value) : 0

export function createPopupHistory(): PopupHistory {
  const { history, location } = window
  /** A new key for each opening, so that an entry of an earlier opening, reached by Forward, is not mistaken for ours. */
  let key = ''
  /** The current entry's number, and the wanted one. */
  let depth = 0
  let wanted = 0
  let address = ''
  let answers: BackAnswers | undefined
  const tasks = createTasks()

  const state = () => history.state as State | null
  const here = () => numberOf(state()?.[key])

  function settle() {
    if (mover && performance.now() - since < patience) return void waiting.add(settle)
    mover = undefined
    if (wanted > 0) begin()
    if (wanted > depth) add()
    else if (wanted < depth && here() === depth && state()?.tavola === key) move(wanted - depth)
    // The page has navigated in the meantime: the entries behind it can no longer be removed.
    else depth = wanted
    if (depth > 0) return
    removeUser(entries, onMove)
    tasks.run()
  }

  function begin() {
    if (users.has(entries)) return
    const before = state()?.tavola
    key = typeof before === 'string' ? before : ''
    // The entries of a popup that was open when the page was loaded again are there still.
    depth = users.size === 0 ? here() : 0
    if (depth === 0) key = `tavola ${Math.random()}`
    address = location.href
    addUser(entries, onMove)
  }

  function add() {
    try {
      for (; depth < wanted; depth++) history.pushState({ ...state(), tavola: key, [key]: depth + 1 }, '')
    } catch {
      // A frame without a history, or the browser's limit is reached: the diner still has the close button.
    }
  }

  function move(steps: number) {
    mover = entries
    since = performance.now()
    history.go(steps)
  }

  function onMove() {
    const before = depth
    const there = here()
    if (!mover) {
      // The page navigates among its own entries.
      if (there === depth || (there === 0 && location.href !== address)) return
      mover = entries
      since = performance.now()
      if (there < before) answers?.onBack()
      wanted = answers?.depth() ?? 0
    }
    if (mover !== entries) return
    mover = undefined
    depth = there
    // Back changed nothing (the diner stays): move forward again, as the entries still exist.
    if (there < wanted && wanted <= before) move(wanted - there)
    else settle()
    const others = [...waiting]
    waiting.clear()
    for (const other of others) other()
  }

  const entries: PopupHistory = {
    follow(next) {
      // The popup opens again: run the tasks of the last time first.
      if (next > 0) tasks.run()
      wanted = next
      settle()
    },
    ask: (next) => void (answers = next),
    afterwards(task) {
      tasks.add(task)
      if (wanted > 0 || depth === 0) tasks.run()
    },
    end() {
      entries.follow(0)
      tasks.run()
    },
  }
  return entries
}

/** Tasks that wait for a history move. One that is ignored must not keep them for ever. */
function createTasks() {
  let tasks: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function run() {
    clearTimeout(timer)
    const due = tasks
    tasks = []
    for (const task of due) task()
  }

  return {
    run,
    add(task: () => void): void {
      tasks.push(task)
      clearTimeout(timer)
      timer = setTimeout(run, patience)
    },
  }
}
