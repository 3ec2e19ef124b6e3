/** Defaults of the options: how long a choice is kept after its last change, in minutes. */
export const keptMinutes = 180
/** How long the details are remembered after their last use, in months. */
export const rememberedMonths = 12
