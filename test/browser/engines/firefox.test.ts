import { walksIn } from './every-engine'

walksIn('firefox', 'Firefox')
