/**
 * Cardinal's Songbird, as far as braintree-web's component for 3-D Secure calls it (bank.ts serves it in its place): it is a
 * third party's script that its own servers talk to. The inline framework alone: `ui.inline.setup` gives the page the bank's
 * frame, and the bank's page reports its end by a message, as Cardinal's page does to Songbird.
 */
window.Cardinal = (() => {
  const handlers = new Map()
  const calls = []
  const tell = (event, ...values) => (handlers.get(event) ?? []).forEach((handler) => handler(...values))

  function later(event, ...values) {
    setTimeout(() => tell(event, ...values))
  }

  addEventListener('message', ({ origin, data }) => {
    if (origin !== 'https://acs.bank.example') return
    const { code, cancel } = data
    const Payment = cancel ? { ExtendedData: { ChallengeCancel: '01' } } : {}
    later(
      'payments.validated',
      { ActionCode: code, Validated: code === 'SUCCESS', ErrorNumber: 0, Payment },
      'bank-jwt',
    )
  })

  return {
    calls,
    on: (event, handler) => void handlers.set(event, [...(handlers.get(event) ?? []), handler]),
    // All of an event, as Songbird does.
    off: (event) => void handlers.delete(event),
    configure: ({ payment }) => void calls.push(`configure ${payment.framework}`),
    setup(what, { jwt }) {
      calls.push(`setup ${what} ${jwt}`)
      later('payments.setupComplete', { sessionId: 'cardinal-device' })
    },
    trigger: async (event) => (calls.push(`trigger ${event}`), { Status: true }),
    continue(brand, { AcsUrl, Payload }, { OrderDetails }) {
      calls.push(`continue ${brand} ${OrderDetails.TransactionId}`)
      const html =
        '<div id="Cardinal-CCA-IFrame-wrapper"><iframe id="Cardinal-CCA-IFrame" name="Cardinal-CCA-IFrame" height="400" width="400"></iframe></div>'
      const details = { paymentType: 'CCA', data: { mode: 'static' } }
      // The frame is on the page now: Songbird sends the bank its request from a form.
      const placed = () => {
        if (!document.getElementById('Cardinal-CCA-IFrame')) throw new Error('The frame is not on the page.')
        const form = document.body.appendChild(document.createElement('form'))
        Object.assign(form, { method: 'POST', action: AcsUrl, target: 'Cardinal-CCA-IFrame', hidden: true })
        const input = form.appendChild(document.createElement('input'))
        Object.assign(input, { name: 'creq', value: Payload })
        form.submit()
        form.remove()
      }
      tell('ui.inline.setup', html, details, placed, (error) => {
        throw error
      })
    },
  }
})()
