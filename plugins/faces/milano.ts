import latin from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2'
import type { Face } from './face'

/** As high as the system's serifs: lines of text stay where they are when the face comes. */
const metrics = { ascentOverride: '90%', descentOverride: '22%', lineGapOverride: '0%' }

/** Fraunces, an old-style serif with soft ends. */
const face: Face = { family: 'Tavola Milano', files: [[latin, { weight: '500', ...metrics }]] }

export default face
