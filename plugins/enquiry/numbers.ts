/** How many a group may be that is asked for online: from the option "15+" to the reference server's limit. */
export const smallestGroup = 15
export const largestGroup = 200
