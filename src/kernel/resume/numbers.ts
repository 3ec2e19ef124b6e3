/** How long nothing is painted at most while what was on screen gets ready again, in milliseconds. */
export const resumeDeadline = 3_000
