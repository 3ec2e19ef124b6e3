import latin from '@fontsource/jost/files/jost-latin-400-normal.woff2'
import type { Face } from './face'

/** As high as the system's sans-serifs: lines of text stay where they are when the face comes. */
const metrics = { ascentOverride: '95%', descentOverride: '24%', lineGapOverride: '0%' }

/** Jost, a geometric sans-serif after Futura. */
const face: Face = { family: 'Tavola Notte', files: [[latin, { weight: '400', ...metrics }]] }

export default face
