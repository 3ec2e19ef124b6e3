import { expect } from 'chai'
import { transitions, type Phase } from '../../../src/kernel/submission/state'
import * as model from '../../sessions/model/intention'

/** The counterpart of each event of the table in the model of the random sessions, which follows the rules alone. */
const modelled: Readonly<Record<string, (intention: model.Intention) => model.Intention>> = {
  press: model.presses,
  resend: model.sendsAgain,
  stop: unchanged,
  veto: unchanged,
  send: (intention) => model.sent(intention, { venueId: 'cork' }, undefined).next,
  confirm: (intention) => model.comesTo(intention, 'booked'),
  ask: (intention) => model.comesTo(intention, 'card asked'),
  refuse: (intention) => model.comesTo(intention, 'refused'),
  lose: (intention) => model.comesTo(intention, 'unknown'),
  dismiss: unchanged,
  change: unchanged,
  restore: (intention) => ({ ...intention, doubtful: true }),
  reset: (intention) => ({ ...intention, allowed: 0, doubtful: false }),
}

function unchanged(intention: model.Intention): model.Intention {
  return intention
}

interface Walk {
  readonly path: readonly string[]
  readonly phase: Phase
  readonly intention: model.Intention
}

/** Every way through the table, of up to so many events. */
function walks(length: number, from: Walk): Walk[] {
  if (length === 0) return [from]
  const next = Object.entries(transitions[from.phase]).flatMap(([event, phase]) =>
    walks(length - 1, {
      path: [...from.path, event],
      phase,
      intention: modelled[event]!(from.intention),
    }),
  )
  return [from, ...next]
}

describe('The submission table, compared with the model of the random sessions', () => {
  const all = walks(8, { path: [], phase: 'idle', intention: model.noIntention })

  it('it is sending, or unknown, exactly when the model is', () => {
    for (const { path, phase, intention } of all) {
      expect(intention.sending, path.join(' ')).to.equal(phase === 'sending')
      const isUnknown = phase === 'unknown' || phase === 'rechecking'
      expect(intention.doubtful, path.join(' ')).to.equal(isUnknown)
    }
  })

  it('every POST follows a press, and none is sent while another is pending', () => {
    for (const { path, phase, intention } of all) {
      if (!('send' in transitions[phase])) continue
      expect(model.sent(intention, { venueId: 'cork' }, undefined).wrong, path.join(' ')).to.deep.equal([])
    }
  })

  it('after an unknown outcome a press sends nothing, and "Send again" does', () => {
    for (const { path, phase, intention } of all) {
      if (phase !== 'unknown' && phase !== 'sending') continue
      expect(model.presses(intention).allowed, path.join(' ')).to.equal(0)
      expect((transitions[phase] as { press?: Phase }).press ?? phase, path.join(' ')).to.equal(phase)
    }
    expect(transitions.unknown.resend).to.equal('rechecking')
  })
})
