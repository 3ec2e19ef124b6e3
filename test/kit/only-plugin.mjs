import 'tsx'
import './register.mjs'
import { register } from 'node:module'

/** For a mocha of its own: no plugin but the one named in ONLY_PLUGIN. */
register('./only-plugin-hook.mjs', import.meta.url, { data: process.env.ONLY_PLUGIN })
