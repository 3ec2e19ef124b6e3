/** Line drawings on a square of 32, by the journey's name: one stroke path each. */
export const marks: Readonly<Record<string, string>> = {
  // A chef's hat.
  AdultsPartyEnquiry: 'M10 27h12v-8c5 0 7-4 5-7-1-2-3-3-5-2-1-5-11-5-12 0-2-1-4 0-5 2-2 3 0 7 5 7zM10 23h12',
  // A slice of pizza.
  KidsPartyEnquiry:
    'M4 10c8-6 16-6 24 0L16 29zM6.5 14c6-4 13-4 19 0M12 17a1 1 0 1 0 3 0 1 1 0 1 0-3 0M17 21a1 1 0 1 0 3 0 1 1 0 1 0-3 0',
  // A speech bubble.
  Enquiry: 'M5 6h22v15H16l-7 6v-6H5zM10 11h12M10 16h8',
}

/** Of every other journey: a plate between fork and knife. */
export const plate =
  'M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0M13 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 5v6c0 3 4 3 4 0V5M5 5v22M27 27V5c-3 2-3 8-3 13h3'
