import arabic from '@fontsource/el-messiri/files/el-messiri-arabic-600-normal.woff2'
import latin from '@fontsource/el-messiri/files/el-messiri-latin-600-normal.woff2'
import type { Face } from './face'

/** As high as the system's Arabic faces: lines of text stay where they are when the face comes. */
const metrics = { ascentOverride: '95%', descentOverride: '30%', lineGapOverride: '0%' }

const inArabic = 'U+0600-06FF, U+0750-077F, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC'
const inLatin = 'U+0000-00FF, U+2000-206F, U+20AC'

/** El Messiri, which has Arabic and Latin letters of one hand. */
const face: Face = {
  family: 'Tavola Zaytuna',
  files: [
    [arabic, { weight: '600', unicodeRange: inArabic, ...metrics }],
    [latin, { weight: '600', unicodeRange: inLatin, ...metrics }],
  ],
}

export default face
