/**
 * The popup's entries in the page's history, by which a phone's Back leads a step back or closes the popup instead of
 * leaving the page (complaint 17): one for each step that Back can lead to, at the page's own address and with the
 * page's own state merged in. None is pushed in answer to Back: browsers pass over what a page adds unasked.
 */
export interface PopupHistory {
  /** As many entries as Back shall lead through; 0 takes them off again. */
  follow(depth: number): void
  /** Whom Back asks. */
  ask(answers: BackAnswers): void
  /** Does something once the entries that are being taken off are gone: before, the page's own moves would be undone. */
  afterwards(task: () => void): void
  /** Takes them off, and lets nothing wait for that. */
  end(): void
}

export interface BackAnswers {
  /** Back was pressed. */
  readonly onBack: () => void
  /** How many entries there shall be now. */
  readonly depth: () => number
}

const kept = new WeakMap<Element, PopupHistory>()

/** One a popup, however often it is mounted anew: a browser's history is slow, and nothing must overtake it. */
export function historyOf(host: Element): PopupHistory {
  let entries = kept.get(host)
  if (!entries) kept.set(host, (entries = createPopupHistory()))
  return entries
}

/** Whose move is under way, and since when: a browser makes it when it can, and until then no other may be made. */
let mover: object | undefined
let since = 0
const waiting = new Set<() => void>()
/** A browser that has been asked too often makes none; in milliseconds. */
const patience = 2_000

/** The popups that have entries, and what the page itself does with its scroll position. */
const users = new Set<object>()
let restoration: ScrollRestoration

/** In an entry's state: whose it is, and how many of each popup's lie up to it. */
type State = { readonly tavola?: string; readonly [key: string]: unknown } | null

export function createPopupHistory(): PopupHistory {
  const { history, location } = window
  /** Another one at each opening: an entry that Forward has led to is none of this one's. */
  let key = ''
  /** At which of ours the page stands, and at which it shall. */
  let depth = 0
  let wanted = 0
  let address = ''
  let answers: BackAnswers | undefined
  let tasks: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const state = () => history.state as State
  const here = () => Number(state()?.[key] ?? 0)

  function settle() {
    if (mover && performance.now() - since < patience) return void waiting.add(settle)
    mover = undefined
    if (wanted > depth) add()
    else if (wanted < depth && here() === depth && state()?.tavola === key) move(wanted - depth)
    // The page has gone on meanwhile: what lies behind it is no longer ours to take off.
    else depth = wanted
    if (depth > 0) return
    rest()
    catchUp()
  }

  function catchUp() {
    clearTimeout(timer)
    const due = tasks
    tasks = []
    for (const task of due) task()
  }

  function add() {
    if (depth === 0) key = `tavola ${Math.random()}`
    if (!users.has(entries)) {
      address = location.href
      // The page stands still meanwhile; a position put back later would undo what has moved it since.
      if (users.size === 0) restoration = history.scrollRestoration
      history.scrollRestoration = 'manual'
      users.add(entries)
      window.addEventListener('popstate', onMove)
    }
    try {
      for (; depth < wanted; depth++) history.pushState({ ...state(), tavola: key, [key]: depth + 1 }, '')
    } catch {
      // A frame without a history, or a browser that has had enough of entries: the cross is left.
    }
  }

  function move(steps: number) {
    mover = entries
    since = performance.now()
    history.go(steps)
  }

  function rest() {
    if (users.delete(entries) && users.size === 0) history.scrollRestoration = restoration
    window.removeEventListener('popstate', onMove)
  }

  function onMove() {
    const before = depth
    const there = here()
    if (!mover) {
      // The page's own way among its own entries.
      if (there === depth || (there === 0 && location.href !== address)) return
      mover = entries
      since = performance.now()
      if (there < before) answers?.onBack()
      wanted = answers?.depth() ?? 0
    }
    if (mover !== entries) return
    mover = undefined
    depth = there
    // What Back has not changed stands, and so do the entries: they still lie ahead.
    if (there < wanted && wanted <= before) move(wanted - there)
    else settle()
    const others = [...waiting]
    waiting.clear()
    for (const other of others) other()
  }

  const entries: PopupHistory = {
    follow(next) {
      // Open again: what is said of the last time comes first.
      if (next > 0) catchUp()
      wanted = next
      settle()
    },
    ask: (next) => void (answers = next),
    afterwards(task) {
      tasks.push(task)
      clearTimeout(timer)
      if (wanted > 0 || depth === 0) catchUp()
      else timer = setTimeout(catchUp, patience)
    },
    end() {
      entries.follow(0)
      catchUp()
    },
  }
  return entries
}
