import { walksIn } from './every-engine'

walksIn('webkit', 'WebKit')
