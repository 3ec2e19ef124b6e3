/** What the diner reads where an essential plugin has a fault. */
export const blocked =
  'A part of this page that we need did not work, so nothing was sent. Please try again or call us.'
