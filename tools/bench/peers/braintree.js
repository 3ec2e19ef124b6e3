import dropin from 'braintree-web-drop-in'

dropin.create({ authorization: document.querySelector('#root').dataset.token, selector: '#root' })
