/** For browsers without scripts. */
export const NoScript = () => (
  <noscript>
    <p>
      Booking online needs JavaScript. Call us on <a href="tel:+35315550100">01 555 0100</a>, or see{' '}
      <a href="/restaurants/cork">our house in Cork</a>.
    </p>
  </noscript>
)
