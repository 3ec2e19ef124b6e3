/** The banner's text after a fault of an essential plugin. */
export const blocked =
  "Something on this page didn't load, so nothing was sent. Please try again, or call us."
