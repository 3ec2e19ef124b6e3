/**
 * The popup's entries in the page's history, one for each step that Back can go to. A phone's Back then goes one step back or
 * closes the popup, instead of leaving the page. An entry has the page's address and includes the page's state. No entry is
 * pushed during Back, because browsers skip entries added without a user action.
 */
interface PopupHistory {
  /** Adds or removes entries until there are `depth`; 0 removes all. */
  follow(depth: number): void
  /** Sets the callbacks for Back; undefined once the popup is gone, so that they do not hold it. */
  setCallbacks(callbacks: BackCallbacks | undefined): void
  /** Runs a task once all entries are removed: a navigation of the page before that would be undone. */
  afterwards(task: () => void): void
  /** Removes the entries and runs the waiting tasks at once. */
  end(): void
}

interface BackCallbacks {
  /** Back was pressed. */
  readonly onBack: () => void
  /** The number of entries that there should be. */
  readonly depth: () => number
}

const kept = new WeakMap<Element, PopupHistory>()

/** One object for each popup, also across remounts, because history moves are asynchronous and must not overlap. */
export function historyOf(host: Element): PopupHistory {
  let entries = kept.get(host)
  if (!entries) kept.set(host, (entries = createPopupHistory()))
  return entries
}

/** The popup whose history move is pending, and the start of the move. Only one move may be pending. */
let mover: object | undefined
let moveStart = 0
const waiting = new Set<() => void>()
/** After this many milliseconds a move counts as ignored: browsers limit how often a page may move. */
const moveTimeout = 2_000

/** The popups with entries. */
const users = new Set<object>()
/** The page's own scroll restoration. */
let restoration: ScrollRestoration

function addUser(user: object, onMove: () => void): void {
  // The browser must not restore an outdated scroll position.
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

/** More entries than a popup can have. */
const maximumEntries = 50

/** The number of an entry, or 0 if the value is not ours. */
const numberOf = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= maximumEntries ? Number(value) : 0

export function createPopupHistory(): PopupHistory {
  const { history, location } = window
  /** A new key for each opening, so that Forward does not reach entries of an earlier opening. */
  let key = ''
  /** The number of the current entry. */
  let depth = 0
  /** The number of the entry to go to. */
  let wanted = 0
  let address = ''
  let callbacks: BackCallbacks | undefined
  const tasks = createTasks()

  const state = () => history.state as State | null
  const here = () => numberOf(state()?.[key])

  function settle() {
    if (mover && performance.now() - moveStart < moveTimeout) return void waiting.add(settle)
    mover = undefined
    if (wanted > 0) begin()
    if (wanted > depth) add()
    else if (wanted < depth && here() === depth && state()?.tavola === key) move(wanted - depth)
    // The page has navigated in the meantime, so the earlier entries cannot be removed.
    else depth = wanted
    if (depth > 0) return
    removeUser(entries, onMove)
    tasks.run()
  }

  function begin() {
    if (users.has(entries)) return
    const before = state()?.tavola
    key = typeof before === 'string' ? before : ''
    // After a reload, the entries of an open popup still exist.
    depth = users.size === 0 ? here() : 0
    if (depth === 0) key = `tavola ${Math.random()}`
    address = location.href
    addUser(entries, onMove)
  }

  function add() {
    try {
      for (; depth < wanted; depth++) history.pushState({ ...state(), tavola: key, [key]: depth + 1 }, '')
    } catch {
      // The frame has no history, or the browser's limit is reached. The close button still works.
    }
  }

  function move(steps: number) {
    mover = entries
    moveStart = performance.now()
    history.go(steps)
  }

  function onMove() {
    const before = depth
    const there = here()
    if (!mover) {
      // The page navigates among its own entries.
      if (there === depth || (there === 0 && location.href !== address)) return
      mover = entries
      moveStart = performance.now()
      if (there < before) callbacks?.onBack()
      wanted = callbacks?.depth() ?? 0
    }
    if (mover !== entries) return
    mover = undefined
    depth = there
    // The diner has stayed, so move forward again.
    if (there < wanted && wanted <= before) move(wanted - there)
    else settle()
    const others = [...waiting]
    waiting.clear()
    for (const other of others) other()
  }

  const entries: PopupHistory = {
    follow(next) {
      // The popup opens again: run tasks of the last time first.
      if (next > 0) tasks.run()
      wanted = next
      settle()
    },
    setCallbacks: (next) => void (callbacks = next),
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

/** Tasks that wait for a history move, or for a timeout if the browser ignores the move. */
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
      timer = setTimeout(run, moveTimeout)
    },
  }
}
