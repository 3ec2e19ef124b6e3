import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { runsTwice } from '../../kit/strict-mode'
import { cardinalComes, cardinalLeaves, meetsBank } from './setup'
import { watchFocus } from './watch-focus'

const title = 'Confirm with your bank'

/** Notes which dialogs open and close, and whether they are on the page then. */
function watchDialogs() {
  const seen: string[] = []
  const { showModal, close } = window.HTMLDialogElement.prototype
  const watched = {
    showModal(this: HTMLDialogElement) {
      seen.push(`opened ${this.isConnected}`)
      showModal.call(this)
    },
    close(this: HTMLDialogElement) {
      seen.push(`closed ${this.isConnected}`)
      close.call(this)
    },
  }
  Object.assign(window.HTMLDialogElement.prototype, watched)
  /** What StrictMode has done once more, at first, is left out. */
  const last = () => (runsTwice ? seen.slice(-2) : seen)
  const opened = () => seen.filter((what) => what.startsWith('opened'))
  const noted = () => (runsTwice ? opened() : seen)
  return {
    last,
    opened,
    noted,
    ends: () => Object.assign(window.HTMLDialogElement.prototype, { showModal, close }),
  }
}

describe('card-guarantee: the focus at the bank’s check', () => {
  let dialogs: ReturnType<typeof watchDialogs>
  let elsewhere: HTMLInputElement
  beforeEach(() => {
    cardinalComes()
    dialogs = watchDialogs()
    elsewhere = document.body.appendChild(document.createElement('input'))
  })
  afterEach(() => {
    cardinalLeaves()
    dialogs.ends()
    elsewhere.remove()
    removeWidget()
  })

  /** A diner who is elsewhere on the page when the check begins. */
  async function isElsewhere() {
    const diner = await meetsBank({}, { shadow: true })
    elsewhere.focus()
    await diner.sees(() => void diner.kernel.submission.send())
    await diner.waits(100)
    expect(document.activeElement).to.equal(elsewhere)
    return diner
  }

  it('WCAG 2.4.3: the dialog takes the focus without scrolling, and is no stop of Tab', async () => {
    const focus = watchFocus()
    try {
      const diner = await meetsBank()
      await diner.pays()
      const dialog = diner.gets('dialog', title)
      expect(focus.of(dialog)).to.deep.equal(['without scrolling'])
      expect(dialog.tabIndex).to.equal(-1)
      await diner.presses('Cancel')
      expect(dialogs.last()).to.deep.equal(['opened true', 'closed true'])
    } finally {
      focus.ends()
    }
  })

  it('WCAG 4.1.3: a diner elsewhere on the page hears the title once, and meets the dialog on the way back', async () => {
    const diner = await isElsewhere()
    expect(diner.heard.filter((text) => text === title)).to.have.lengthOf(1)
    expect(dialogs.noted()).to.deep.equal([])
    elsewhere.blur()
    await diner.waits(100)
    expect(dialogs.noted()).to.deep.equal(['opened true'])
    expect(diner.heard.filter((text) => text === title)).to.have.lengthOf(1)
    await diner.verifies('verified-1')
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('WCAG 2.4.3: a check that is over before the diner comes back opens no dialog', async () => {
    const diner = await isElsewhere()
    await diner.verifies('verified-1')
    await diner.finds('heading', 'Booking Confirmed')
    elsewhere.blur()
    await diner.waits(100)
    expect(dialogs.opened()).to.deep.equal([])
  })
})
