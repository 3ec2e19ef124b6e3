import type { Messages } from 'tavola'

/** All English texts of the build, only fetched to name one that does not exist. A build writes this module. */
export default {} as Messages
