import { definePlugin, here } from 'tavola'
import { messages } from './messages'
import { JourneyTiles } from './journey-tiles'

/** Step 1: the journeys as tiles, each with a mark and a line on what it is. */
export default definePlugin({
  id: 'journey-tiles',
  messages,
  inserts: [{ at: 'journeys', always: true, load: here(JourneyTiles) }],
})
