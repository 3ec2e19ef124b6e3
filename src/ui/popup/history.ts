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
  if (!entries) kept.set(host, (entries = new PopupHistory()))
  return entries
}

/** The popup whose history move is pending, and the start of the move. Only one move may be pending. */
let mover: object | undefined
let moveStart = 0
const waiting = new Set<() => void>()
/** After this many milliseconds a move counts as ignored: browsers limit how often a page may move. */
const moveTimeout = 2_000

function startMove(popup: object): void {
  mover = popup
  moveStart = performance.now()
}

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

/**
 * The popup's entries in the page's history, one for each step that Back can go to. A phone's Back then goes one step back or
 * closes the popup, instead of leaving the page. An entry has the page's address and includes the page's state. No entry is
 * pushed during Back, because browsers skip entries added without a user action.
 */
export class PopupHistory {
  /** A new key for each opening, so that Forward does not reach entries of an earlier opening. */
  private key = ''
  /** The number of the current entry. */
  private depth = 0
  /** The number of the entry to go to. */
  private wanted = 0
  private address = ''
  private callbacks: BackCallbacks | undefined
  private readonly tasks = createTasks()

  /** Adds or removes entries until there are `depth`; 0 removes all. */
  follow(depth: number): void {
    // The popup opens again: run tasks of the last time first.
    if (depth > 0) this.tasks.run()
    this.wanted = depth
    this.settle()
  }

  /** Sets the callbacks for Back; undefined once the popup is gone, so that they do not hold it. */
  setCallbacks(callbacks: BackCallbacks | undefined): void {
    this.callbacks = callbacks
  }

  /** Runs a task once all entries are removed: a navigation of the page before that would be undone. */
  afterwards(task: () => void): void {
    this.tasks.add(task)
    if (this.wanted > 0 || this.depth === 0) this.tasks.run()
  }

  /** Removes the entries and runs the waiting tasks at once. */
  end(): void {
    this.follow(0)
    this.tasks.run()
  }

  private readonly settle = (): void => {
    if (mover && performance.now() - moveStart < moveTimeout) return void waiting.add(this.settle)
    mover = undefined
    if (this.wanted > 0) this.begin()
    if (this.wanted > this.depth) this.add()
    else if (this.wanted < this.depth && this.isAt(this.depth)) this.move(this.wanted - this.depth)
    // The page has navigated in the meantime, so the earlier entries cannot be removed.
    else this.depth = this.wanted
    if (this.depth > 0) return
    removeUser(this, this.onMove)
    this.tasks.run()
  }

  private begin(): void {
    if (users.has(this)) return
    const before = currentState()?.tavola
    this.key = typeof before === 'string' ? before : ''
    // After a reload, the entries of an open popup still exist.
    this.depth = users.size === 0 ? this.here() : 0
    if (this.depth === 0) this.key = `tavola ${Math.random()}`
    this.address = location.href
    addUser(this, this.onMove)
  }

  private add(): void {
    try {
      for (; this.depth < this.wanted; this.depth++)
        history.pushState({ ...currentState(), tavola: this.key, [this.key]: this.depth + 1 }, '')
    } catch {
      // The frame has no history, or the browser's limit is reached. The close button still works.
    }
  }

  private move(steps: number): void {
    startMove(this)
    history.go(steps)
  }

  private readonly onMove = (): void => {
    const before = this.depth
    const there = this.here()
    if (!mover) {
      // The page navigates among its own entries.
      if (there === before || (there === 0 && location.href !== this.address)) return
      startMove(this)
      if (there < before) this.callbacks?.onBack()
      this.wanted = this.callbacks?.depth() ?? 0
    }
    if (mover !== this) return
    mover = undefined
    this.depth = there
    // The diner has stayed, so move forward again.
    if (there < this.wanted && this.wanted <= before) this.move(this.wanted - there)
    else this.settle()
    const others = [...waiting]
    waiting.clear()
    for (const other of others) other()
  }

  /** The number of the popup's entry that the page is at; 0 if it is at another. */
  private here(): number {
    return numberOf(currentState()?.[this.key])
  }

  private isAt(depth: number): boolean {
    return this.here() === depth && currentState()?.tavola === this.key
  }
}

const currentState = () => history.state as State | null

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
