/** In milliseconds: long enough to be seen, short enough not to be waited for. */
export const arrivalTime = 280

/** How large a step is at first, of its size: one that is pressed 500 px away comes 20 px. */
export const firstSize = 0.96
