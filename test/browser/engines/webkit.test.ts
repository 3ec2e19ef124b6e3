import { testEngine } from './every-engine'

testEngine('webkit', 'WebKit')
