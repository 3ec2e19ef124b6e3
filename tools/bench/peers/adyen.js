import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'

const checkout = await AdyenCheckout({
  clientKey: 'test_L6HTEOAXQBCZJHKNU4NLN6EI7IE6VRRW',
  environment: 'test',
  countryCode: 'GB',
  locale: 'en-GB',
  amount: { value: 1000, currency: 'GBP' },
  analytics: { enabled: false },
  paymentMethodsResponse: {
    paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] }],
  },
})
new Dropin(checkout, { paymentMethodComponents: [Card] }).mount('#root')
