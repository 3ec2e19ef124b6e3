/** How many a group may be that is asked for online: the reference server's limit. */
export const largestGroup = 200
