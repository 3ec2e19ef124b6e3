import type { RuleSetRule, WebpackPluginInstance } from 'webpack'

export declare const editRules: readonly RuleSetRule[]
export declare const lenientEditRules: readonly RuleSetRule[]
export declare const requirePatches: WebpackPluginInstance
