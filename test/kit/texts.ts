/** The banner's text after a fault of an essential plugin. */
export const blocked =
  'A part of this page that we need did not work, so nothing was sent. Please try again or call us.'
