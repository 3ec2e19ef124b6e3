import { setUpContents } from './contents.js'
import { setUpCopying } from './copy.js'
import { setUpSearch } from './search.js'

setUpSearch()
setUpCopying()
setUpContents()
