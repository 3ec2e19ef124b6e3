/** How many times slower than usual this machine is (.mocharc.js); real deadlines are multiplied by it. */
export const pace = Number(process.env.TAVOLA_PACE) || 1
