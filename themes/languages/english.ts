import type { Messages } from 'tavola'

/** All English texts of the build, fetched only to report unknown texts. A build writes this module. */
export default {} as Messages
