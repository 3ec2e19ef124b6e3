import { testEngine } from './every-engine'

testEngine('firefox', 'Firefox')
