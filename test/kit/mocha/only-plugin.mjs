import 'tsx'
import './register.mjs'
import './rejections.mjs'
import { register } from 'node:module'

/** For a separate mocha process: makes only the plugin in ONLY_PLUGIN available. */
register('./only-plugin-hook.mjs', import.meta.url, { data: process.env.ONLY_PLUGIN })
